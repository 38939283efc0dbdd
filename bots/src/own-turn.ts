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

/** States looked at, at most. */
const MOST_STATES = 3000;

/**
 * The most a seat can reach by its own moves alone before somebody else decides or the game is over, by a score of the state there. Moves that meet luck are
 * left out, and so is what comes after very many states.
 */
export function bestOfOwnTurn<S, M>(game: Game<S, M>, state: S, seat: Seat, score: (state: S) => number): number {
  let looked = 0;
  const explore = (from: S): number => {
    const pending = game.pending(from);
    const [only] = pending;
    if (only === undefined || pending.length > 1 || only.seat !== seat) return score(from);
    let best = Number.NEGATIVE_INFINITY;
    for (const move of game.legal(from, seat)) {
      if (looked++ > MOST_STATES) break;
      const next = game.clone(from);
      try {
        game.apply(next, seat, move, dealer);
      } catch (error) {
        if (error instanceof Unknowable) continue;
        throw error;
      }
      best = Math.max(best, explore(next));
    }
    return best;
  };
  return explore(state);
}
