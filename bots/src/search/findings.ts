import type { Chance, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import { scoreAfter } from '../evaluation/one-ply.ts';

/** A move at the root, and what the search found it to be worth. */
export interface Finding {
  readonly move: unknown;
  readonly visits: number;
  /** What was found on the mean in the visits alone, the first judgement left out; null where there was none. */
  readonly found: readonly number[] | null;
  /** Each seat's share of the win to expect. */
  readonly shares: readonly number[];
}

/** A seat that is this close to certain of losing or winning has nothing left to win by searching. */
const DECIDED = 0.01;
/** Moves that differ by less than this in a decided game are equal. */
const EQUAL = 0.002;
/** Of a decided game so many moves are compared by their score, on so many determinized states. */
const MOST_COMPARED = 12;
const MOST_STATES = 8;

/**
 * Puts the move to choose first. Where the game is all but won or lost, moves that are equal in that are told apart by the score they lead to: nobody
 * likes to play with somebody who has given up. They are compared on fewer states when time runs out.
 */
export function bestFirst(
  judge: Judge,
  states: readonly unknown[],
  seat: Seat,
  findings: readonly Finding[],
  chance: Chance,
  mayGoOn: () => boolean,
): Finding[] {
  const sorted = [...findings].sort((a, b) => surely(b, seat) - surely(a, seat));
  const most = sorted[0].shares[seat];
  if (most > DECIDED && most < 1 - DECIDED) return sorted;
  const equal = sorted.filter(({ shares }) => shares[seat] >= most - EQUAL).slice(0, MOST_COMPARED);
  const scores = new Map(equal.map((finding) => [finding, 0]));
  for (const [at, state] of states.slice(0, MOST_STATES).entries()) {
    if (at > 0 && !mayGoOn()) break;
    for (const [finding, sum] of scores) scores.set(finding, sum + scoreAfter(judge, state, seat, finding.move, chance));
  }
  const others = sorted.filter((finding) => !scores.has(finding));
  return [...equal.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)), ...others];
}

/** A move that was tried little must look that much better. */
function surely({ shares, visits }: Finding, seat: Seat): number {
  return shares[seat] - CAUTION / Math.sqrt(visits);
}

const CAUTION = 0.05;
