import type { Seat } from '@belfry/kernel';
import type { Preparation } from '../contract/plans.ts';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { moveKeys } from '../search/move-keys.ts';
import { afterOwnMove } from '../search/own-turn.ts';
import { shortlisted } from './shortlist.ts';

/** A preparation must gain this much by one-ply judgement, in shares of the win; otherwise the search may change its mind halfway. */
const PLAIN = 0.01;
/** Aims that differ by less are the same thing in different places, for the search to choose from. */
const ALIKE = PLAIN / 2;
/** The most preparations for one aim. */
const MOST_PREPARED = 3;
const NONE = Number.NEGATIVE_INFINITY;
const UNKNOWN = Number.POSITIVE_INFINITY;

interface Aim {
  readonly move: unknown;
  readonly promise: number;
}

interface Step {
  readonly from: unknown;
  readonly move: unknown;
}

/** A state after preparations, and what is possible there. */
interface Prepared {
  readonly state: unknown;
  /** What the state promises as it is. */
  readonly stop: number;
  readonly aims: readonly Aim[];
  readonly more: readonly unknown[];
}

/** What the aims after a chain of preparations promise, in shares of the win. */
interface Prospect {
  /** The best aim that needs every step of the chain, if it is plainly better than stopping on the way. */
  readonly purpose: number;
  /** The best of the other aims. */
  readonly other: number;
}

/**
 * Drops preparations without a purpose: an aim that needs every step on the way to it, and is plainly better than stopping on the way and
 * than every other aim that the first step leaves in reach. A seat that has made one continues with the best purpose, so that no bot buys
 * for a purpose and then changes its mind. Everything is judged by one-ply judgement on own moves alone; moves that meet luck, or for which
 * there is no time, are kept.
 */
export function withoutIdlePreparations(
  judge: Judge,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
  mayGoOn: () => boolean,
): readonly unknown[] {
  const preparation = judge.evaluation.planning?.preparation;
  if (preparation === undefined) return moves;
  const isUnderWay = preparation.isUnderWay(state);
  const isOne = (move: unknown): boolean => preparation.isOne(state, seat, move);
  if (!isUnderWay && !moves.some(isOne)) return moves;
  const { share, aimsOf, prospect } = outlookOf(judge, preparation, seat, mayGoOn);
  const now = share(state);
  const aims = aimsOf(state, moves);
  const start = Math.max(now, ...aims.map(({ promise }) => promise));
  const purposes = new Map(
    moves.filter(isUnderWay ? preparation.isMore : isOne).map((move) => {
      const { purpose, other } = prospect({ from: state, move }, start);
      return [move, purpose > other + PLAIN ? purpose : NONE];
    }),
  );
  if (isUnderWay) {
    const known = [...purposes.values()].filter(Number.isFinite);
    const least = known.length === 0 ? UNKNOWN : Math.max(...known) - ALIKE;
    const steps = moves.filter((move) => (purposes.get(move) ?? NONE) >= least);
    if (steps.length > 0) return steps;
    if (start > now) return aims.filter(({ promise }) => promise >= start - ALIKE).map(({ move }) => move);
  }
  const useful = moves.filter((move) => !isOne(move) || purposes.get(move) !== NONE);
  return useful.length === 0 ? moves : useful;
}

/** Judges what chains of preparations lead to; each end is judged once. */
function outlookOf(judge: Judge, preparation: Preparation<unknown, unknown>, seat: Seat, mayGoOn: () => boolean) {
  const { evaluation, game } = judge;
  const share = (at: unknown): number => (at === null ? UNKNOWN : (sharesOf(judge, at)[seat] ?? 0));
  const aimsOf = (at: unknown, moves: readonly unknown[]): Aim[] =>
    moves.filter(preparation.isAim).map((move) => ({ move, promise: share(afterOwnMove(game, at, seat, move)) }));
  const keyOf = moveKeys(game);
  const seen = new Map<string, Prepared | null>();
  /** The order of the steps makes no difference: most chains end where another one did. */
  const prepared = (chain: readonly Step[], last: Step): Prepared | null => {
    const key = chain
      .map(({ move }) => keyOf(move))
      .sort()
      .join();
    const known = seen.get(key);
    if (known !== undefined) return known;
    const state = afterOwnMove(game, last.from, seat, last.move);
    const next = state === null || !mayGoOn() ? null : shortlisted(evaluation, game.view(state, seat), game.legal(state, seat));
    const found = next && { state, stop: share(state), aims: aimsOf(state, next), more: next.filter(preparation.isMore) };
    seen.set(key, found);
    return found;
  };
  const prospect = (last: Step, least: number, before: readonly Step[] = []): Prospect => {
    const chain = [...before, last];
    const at = prepared(chain, last);
    if (at === null) return { purpose: UNKNOWN, other: NONE };
    let needing = NONE;
    let other = NONE;
    for (const { move: aim, promise } of at.aims) {
      if (chain.every(({ from, move }) => preparation.serves(from, seat, move, aim))) needing = Math.max(needing, promise);
      else other = Math.max(other, promise);
    }
    const stop = Math.max(least, at.stop, other);
    let purpose = needing > stop + PLAIN ? needing : NONE;
    for (const move of chain.length < MOST_PREPARED ? at.more : []) {
      const further = prospect({ from: at.state, move }, Math.max(stop, needing), chain);
      purpose = Math.max(purpose, further.purpose);
      other = Math.max(other, further.other);
    }
    return { purpose, other };
  };
  return { share, aimsOf, prospect };
}
