import type { Chance, GameView, Seat } from '@belfry/kernel';
import { type Judge, scoresOf, sharesOf } from './judge.ts';

/** Returns each seat's share of the win after a move. */
export function sharesAfter(judge: Judge, state: unknown, seat: Seat, move: unknown, chance: Chance): Float64Array {
  return sharesOf(judge, after(judge, state, seat, move, chance));
}

/** Returns the mover's expected final score after a move. */
export function scoreAfter(judge: Judge, state: unknown, seat: Seat, move: unknown, chance: Chance): number {
  return scoresOf(judge, after(judge, state, seat, move, chance))[seat];
}

/** Returns the state after a move, with any bargain resolved. The state before it stays unchanged. */
function after(judge: Judge, state: unknown, seat: Seat, move: unknown, chance: Chance): unknown {
  const next = judge.game.clone(state);
  judge.game.apply(next, seat, move, { chance });
  settle(judge, next, chance);
  return next;
}

/** Enough for every seat at the table to reply. */
const MOST_WORDS = 8;

/**
 * Plays a bargain to its end; each seat takes its best move by one-ply judgement. An answer moves nothing by itself: what it is worth shows
 * only once the other seats have had their say.
 */
export function settle(judge: Judge, state: unknown, chance: Chance): void {
  const { game } = judge;
  const { unsettled } = judge.evaluation.features;
  if (unsettled === undefined) return;
  for (let words = 0; words < MOST_WORDS; words++) {
    const seat = unsettled(state);
    if (seat < 0) return;
    const moves = thinkable(judge, state, game.legal(state, seat));
    let best = moves[0];
    let bestShare = -1;
    for (const move of moves.length === 1 ? [] : moves) {
      const next = game.clone(state);
      game.apply(next, seat, move, { chance });
      const follower = unsettled(next);
      if (follower >= 0 && follower !== seat) settle(judge, next, chance);
      const share = sharesOf(judge, next)[seat];
      if (share <= bestShare) continue;
      bestShare = share;
      best = move;
    }
    game.apply(state, seat, best, { chance });
  }
}

/** Returns the legal moves without those that the game leaves out of search. */
export function thinkable({ evaluation }: Judge, state: unknown, moves: readonly unknown[]): readonly unknown[] {
  const omits = evaluation.pruning?.omits;
  return omits === undefined ? moves : moves.filter((move) => !omits(state, move));
}

/** Returns the mean shares after each move over a few states determinized from the view. */
export function weighMoves(
  judge: Judge,
  view: GameView,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
  worlds: number,
): Float64Array[] {
  const states = Array.from({ length: worlds }, () => judge.game.determinize(view, chance));
  return weighOn(judge, states, seat, moves, chance);
}

/** Returns the mean shares after each move; every move is tried on the same states, and on fewer of them when time runs out. */
export function weighOn(
  judge: Judge,
  states: readonly unknown[],
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
  mayGoOn: () => boolean = () => true,
): Float64Array[] {
  const sums = moves.map(() => new Float64Array(judge.evaluation.features.seats(states[0])));
  let tried = 0;
  for (const state of states) {
    if (tried > 0 && !mayGoOn()) break;
    moves.forEach((move, at) => {
      add(sums[at], sharesAfter(judge, state, seat, move, chance));
    });
    tried++;
  }
  for (const sum of sums) for (let s = 0; s < sum.length; s++) sum[s] /= tried;
  return sums;
}

function add(sum: Float64Array, more: Float64Array): void {
  for (let s = 0; s < sum.length; s++) sum[s] += more[s];
}
