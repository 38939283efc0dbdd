import type { Chance, Dealer, Game, GameEvent, Seat } from '@belfry/kernel';

/** Luck was asked for where nobody can know it yet. */
class Unknowable extends Error {}

const noLuck: Chance = {
  below(bound) {
    if (bound > 1) throw new Unknowable('luck decides here');
    return 0;
  },
};
const dealer: Dealer<GameEvent> = { chance: noLuck };

/** States looked at in one turn, at most. */
const MOST_STATES = 3000;

/** The most a seat can reach by its own moves alone before somebody else decides or the game is over, by a score of the state there; see `endsOfTurn`. */
export function bestOfOwnTurn<S, M>(game: Game<S, M>, state: S, seat: Seat, score: (state: S) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  endsOfTurn(game, state, seat, MOST_STATES, (end) => {
    best = Math.max(best, score(end));
  });
  return best;
}

/** Every state in which the own moves of a seat can end, moves that meet luck left out; false when there are too many states to go through. */
function endsOfTurn<S, M>(game: Game<S, M>, from: S, seat: Seat, most: number, reached: (end: S) => void): boolean {
  let left = most;
  const explore = (state: S): void => {
    const pending = game.pending(state);
    const [only] = pending;
    if (only === undefined || pending.length > 1 || only.seat !== seat) {
      reached(state);
      return;
    }
    for (const move of game.legal(state, seat)) {
      if (left < 0 || left-- === 0) return;
      const next = after(game, state, seat, move);
      if (next !== null) explore(next);
    }
  };
  explore(from);
  return left >= 0;
}

/** The state after a move; null when luck decides about it. */
function after<S, M>(game: Game<S, M>, state: S, seat: Seat, move: M): S | null {
  const next = game.clone(state);
  try {
    game.apply(next, seat, move, dealer);
    return next;
  } catch (error) {
    if (error instanceof Unknowable) return null;
    throw error;
  }
}

/** The end of the game as far as a seat can still make points by itself. */
export interface LastTurn<S = unknown> {
  /** Can everything the seat still does be worked out now? */
  isNow(state: S, seat: Seat): boolean;
  /** What the seat would have if the game ended here. */
  points(state: S, seat: Seat): number;
}

/** The points a move can still lead to by the own moves alone: surely so many, and no more than so many. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/** States looked at for each move. */
const STATES_EACH = 300;

/** How many points each move can still lead to. A move that meets luck, or that there is no time for, may lead anywhere. */
export function pointsInReach<S, M>(
  game: Game<S, M>,
  last: LastTurn<S>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  mayGoOn: () => boolean,
): Reach[] {
  return moves.map((move) => {
    const first = after(game, state, seat, move);
    let best = Number.NEGATIVE_INFINITY;
    const note = (end: S): void => {
      best = Math.max(best, last.points(end, seat));
    };
    const whole = first !== null && mayGoOn() && endsOfTurn(game, first, seat, STATES_EACH, note);
    return { least: best, most: whole && Number.isFinite(best) ? best : Number.POSITIVE_INFINITY };
  });
}
