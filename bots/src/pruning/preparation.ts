import type { Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { moveKeys } from '../search/move-keys.ts';
import { afterOwnMove } from '../search/own-turn.ts';
import { shortlisted } from './shortlist.ts';

/** A preparation must gain this much by one-ply judgement, in shares of the win; otherwise the search may change its mind halfway. */
const PLAIN = 0.01;
/**
 * Aims that differ by less are the same thing in different places, for the search to choose from; aims that need no preparation differ by
 * more.
 */
const ALIKE = PLAIN / 2;
/** The most preparations for one aim. */
const MOST_PREPARED = 3;

/** What a seat could have without a further preparation. */
interface Prepared {
  readonly best: number;
  /** The keys of the aims that are possible. */
  readonly aims: ReadonlySet<number>;
}

/**
 * Drops preparations that gain nothing over skipping them. A seat that has made one continues with the best of its aims, so that no bot
 * buys for a purpose and then changes its mind. Everything is judged by one-ply judgement on own moves alone; moves that meet luck, or for
 * which there is no time, are kept.
 */
export function withoutIdlePreparations(
  judge: Judge,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
  mayGoOn: () => boolean,
): readonly unknown[] {
  const { evaluation, game } = judge;
  const preparation = evaluation.planning?.preparation;
  if (preparation === undefined) return moves;
  const isUnderWay = preparation.isUnderWay(state);
  if (!isUnderWay && !moves.some((move) => preparation.isOne(state, seat, move))) return moves;
  const share = (at: unknown): number => (at === null ? Number.POSITIVE_INFINITY : (sharesOf(judge, at)[seat] ?? 0));
  const now = share(state);
  const aims = moves.filter(preparation.isAim).map((move) => ({ move, promise: share(afterOwnMove(game, state, seat, move)) }));
  const keyOf = moveKeys(game);
  const start: Prepared = {
    best: Math.max(now, ...aims.map(({ promise }) => promise)),
    aims: new Set(aims.map(({ move }) => keyOf(move))),
  };
  /**
   * Tells whether a preparation leads to a new aim that is better than everything before it: what needs no preparation, and stopping at any
   * step on the way. The next decision would otherwise stop there.
   */
  const pays = (from: unknown, move: unknown, left: number, before = start): boolean => {
    const prepared = afterOwnMove(game, from, seat, move);
    if (prepared === null || !mayGoOn()) return true;
    const legal = game.legal(prepared, seat);
    const next = shortlisted(evaluation, game.view(prepared, seat), legal);
    let least = Math.max(before.best, share(prepared));
    let most = Number.NEGATIVE_INFINITY;
    const known = new Set(before.aims);
    for (const aim of next.filter(preparation.isAim)) {
      const promise = share(afterOwnMove(game, prepared, seat, aim));
      if (before.aims.has(keyOf(aim))) least = Math.max(least, promise);
      else most = Math.max(most, promise);
      known.add(keyOf(aim));
    }
    if (most > least + PLAIN) return true;
    const soFar: Prepared = { best: Math.max(least, most), aims: known };
    return left > 1 && next.some((more) => preparation.isMore(more) && pays(prepared, more, left - 1, soFar));
  };
  if (isUnderWay) {
    if (start.best > now) return aims.filter(({ promise }) => promise >= start.best - ALIKE).map(({ move }) => move);
    const steps = moves.filter((move) => preparation.isMore(move) && pays(state, move, MOST_PREPARED));
    if (steps.length > 0) return steps;
  }
  const useful = moves.filter((move) => !preparation.isOne(state, seat, move) || pays(state, move, MOST_PREPARED));
  return useful.length === 0 ? moves : useful;
}
