import type { Chance, Dealer, GameEvent, Rules, Seat } from '@belfry/kernel';
import type { LastTurn } from '../contract/plans.ts';

/** Thrown when a plan needs luck that cannot be known yet. */
class Unknowable extends Error {}

const noLuck: Chance = {
  below(bound) {
    if (bound > 1) throw new Unknowable('luck decides here');
    return 0;
  },
};
const dealer: Dealer<GameEvent> = { chance: noLuck };

/** The most states to examine in one turn. */
const MOST_STATES = 3000;

/**
 * Returns the highest score that a seat can reach by its own moves alone before another seat decides or the game ends; see `endsOfTurn`.
 */
export function bestOfOwnTurn<S, M>(game: Rules<S, M>, state: S, seat: Seat, score: (state: S) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  endsOfTurn(game, state, seat, MOST_STATES, (end) => {
    best = Math.max(best, score(end));
  });
  return best;
}

/**
 * Returns every state in which a seat's own moves can end, without moves that meet luck, those in `omits`, and anything beyond the state
 * limit.
 */
export function endsOfTurn<S, M>(
  game: Rules<S, M>,
  from: S,
  seat: Seat,
  most: number,
  reached: (end: S) => void,
  omits?: (state: S, move: M) => boolean,
): void {
  let left = most;
  const explore = (state: S): void => {
    const pending = game.pending(state);
    const [only] = pending;
    if (only === undefined || pending.length > 1 || only.seat !== seat) {
      reached(state);
      return;
    }
    for (const move of game.legal(state, seat)) {
      if (omits?.(state, move)) continue;
      if (left-- <= 0) return;
      const next = afterOwnMove(game, state, seat, move);
      if (next !== null) explore(next);
    }
  };
  explore(from);
}

/** Returns the state after a move; null if luck affects it. */
export function afterOwnMove<S, M>(game: Rules<S, M>, state: S, seat: Seat, move: M): S | null {
  const next = game.clone(state);
  try {
    game.apply(next, seat, move, dealer);
    return next;
  } catch (error) {
    if (error instanceof Unknowable) return null;
    throw error;
  }
}

/** Plans to follow from one own turn to the next, and states to examine in each turn. */
const WIDTH = 2;
const STATES_EACH = 60;

/**
 * Returns the most points each move can still lead to by own moves alone: it tries the whole rest of the turn, and further turns with the
 * most promising plans. A move that meets luck, or for which there is no time, may lead to any score.
 */
export function pointsInReach<S, M>(
  game: Rules<S, M>,
  last: LastTurn<S>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  mayGoOn: () => boolean,
): number[] {
  return moves.map((move) => {
    const first = afterOwnMove(game, state, seat, move);
    if (first === null || !mayGoOn()) return Number.POSITIVE_INFINITY;
    let best = Number.NEGATIVE_INFINITY;
    for (let plans: S[] = [first]; plans.length > 0; ) {
      const goOn: S[] = [];
      for (const plan of plans) {
        endsOfTurn(game, plan, seat, STATES_EACH, (end) => {
          best = Math.max(best, last.points(end, seat));
          if (game.pending(end).length > 0 && last.passOthers?.(end, seat)) goOn.push(end);
        });
      }
      plans = mostPromising(last, goOn, seat);
    }
    return best === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : best;
  });
}

function mostPromising<S>({ points, promise = points }: LastTurn<S>, states: readonly S[], seat: Seat): S[] {
  return states
    .map((state) => ({ state, value: promise(state, seat) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, WIDTH)
    .map(({ state }) => state);
}
