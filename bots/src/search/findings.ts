import type { Chance, Seat } from '@belfry/kernel';
import type { Judge } from '../evaluation/judge.ts';
import { scoreAfter } from '../evaluation/one-ply.ts';

/** A move at the root, and the value that the search found for it. */
export interface Finding {
  readonly move: unknown;
  readonly visits: number;
  /** The mean of the visits alone, without the first judgement; null if there were none. */
  readonly found: readonly number[] | null;
  /** Each seat's expected share of the win. */
  readonly shares: readonly number[];
}

/** A seat this close to a certain loss or win has nothing to gain by searching. */
const DECIDED = 0.01;
/** In a decided game, moves that differ by less than this are equal. */
const EQUAL = 0.002;
/** In a decided game this many moves are compared by their score, on this many determinized states. */
const MOST_COMPARED = 12;
const MOST_STATES = 8;

/**
 * Puts the move to choose first. If the game is all but won or lost, equal moves are ranked by the score they lead to, because nobody likes
 * to play against a bot that has given up. They are compared on fewer states when time runs out.
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

/** Discounts moves with few visits: such a move must look that much better. */
function surely({ shares, visits }: Finding, seat: Seat): number {
  return shares[seat] - CAUTION / Math.sqrt(visits);
}

const CAUTION = 0.05;
