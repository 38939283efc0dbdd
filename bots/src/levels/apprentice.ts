import { type GameView, itemAt, type Seat, seatOfView } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';
import { type Manners, mannerAt, sparingTheLast } from '../contract/manners.ts';

/** How a game's Apprentice judges moves, from its view alone. */
export interface RulesOfThumb<V extends GameView, M> {
  /** Returns a function that rates a move; it calculates what all moves of a decision share only once. */
  judgement(view: V, seat: Seat): (move: M) => number;
  /** Returns how wrong the rating of a move may be: an Apprentice makes human mistakes. */
  noise(move: M, promise: number): number;
  readonly manners: Manners<V, M>;
}

/** The head start of a liked move, as a part of how wrong its rating may be. */
const LIKING = 0.3;

/** Returns a bot that looks one move ahead with rules of thumb and takes nothing from the last player. */
export function apprenticeOf<V extends GameView, M>({ judgement, noise, manners }: RulesOfThumb<V, M>): Bot<V, M> {
  return {
    choose(view, moves, chance, manner) {
      const seat = seatOfView(view);
      const own = manner === undefined ? mannerAt(seat) : manner;
      const promiseOf = judgement(view, seat);
      let best = itemAt(moves, 0);
      let bestValue = Number.NEGATIVE_INFINITY;
      for (const move of sparingTheLast(manners, view, moves)) {
        const promise = promiseOf(move);
        const liking = own !== null && manners.leaning(view, move) === own ? LIKING : 0;
        const value = promise + (chance.below(1000) / 1000 + liking) * noise(move, promise);
        if (value <= bestValue) continue;
        best = move;
        bestValue = value;
      }
      return { move: best };
    },
  };
}
