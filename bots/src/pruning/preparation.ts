import type { Seat } from '@belfry/kernel';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { moveKeys } from '../search/move-keys.ts';
import { afterOwnMove } from '../search/own-turn.ts';
import { shortlisted } from './shortlist.ts';

/** By so much a preparation must pay at first sight, in shares of the win: else the search may think better of it half way. */
const PLAIN = 0.01;
/** Aims that differ by less are the same thing in another place, for the search to choose from; what could be had without the preparation differs by more. */
const ALIKE = PLAIN / 2;
/** So many preparations are made for one aim at most. */
const MOST_PREPARED = 3;

/**
 * Without preparations that bring no more than leaving them. Who has made one goes on with what looks best of what it was made for: nobody buys for a thing and
 * thinks better of it half way. All is judged at first sight, on the own moves alone; what meets luck, or what there is no time for, may bring anything.
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
  const best = Math.max(now, ...aims.map(({ promise }) => promise));
  const keyOf = moveKeys(game);
  const before = new Set(aims.map(({ move }) => keyOf(move)));
  /** Does a preparation lead to an aim that was not there before, and that is better than everything that needs no preparation? */
  const pays = (from: unknown, move: unknown, left: number): boolean => {
    const prepared = afterOwnMove(game, from, seat, move);
    if (prepared === null || !mayGoOn()) return true;
    const legal = game.legal(prepared, seat);
    const next = shortlisted(evaluation, game.view(prepared, seat), legal);
    let least = Math.max(best, share(prepared));
    let most = Number.NEGATIVE_INFINITY;
    for (const aim of next.filter(preparation.isAim)) {
      const promise = share(afterOwnMove(game, prepared, seat, aim));
      if (before.has(keyOf(aim))) least = Math.max(least, promise);
      else most = Math.max(most, promise);
    }
    if (most > least + PLAIN) return true;
    return left > 1 && next.some((more) => preparation.isMore(more) && pays(prepared, more, left - 1));
  };
  if (isUnderWay) {
    if (best > now) return aims.filter(({ promise }) => promise >= best - ALIKE).map(({ move }) => move);
    const steps = moves.filter((move) => preparation.isMore(move) && pays(state, move, MOST_PREPARED));
    if (steps.length > 0) return steps;
  }
  const useful = moves.filter((move) => !preparation.isOne(state, seat, move) || pays(state, move, MOST_PREPARED));
  return useful.length === 0 ? moves : useful;
}
