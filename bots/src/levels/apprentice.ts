import { type GameView, itemAt, type Seat, seatOfView } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';
import { type Manners, mannerAt, sparingTheLast } from '../contract/manners.ts';

/** How a game's apprentice thinks, on nothing but its view. */
export interface RulesOfThumb<V extends GameView, M> {
  /** What a move promises, the same for all moves of a decision worked out once. */
  judgement(view: V, seat: Seat): (move: M) => number;
  /** How far it may be wrong about a move that promises so much: it makes human mistakes. */
  wavering(move: M, promise: number): number;
  readonly manners: Manners<V, M>;
}

/** How much of what it may be wrong by a liked move has in advance. */
const LIKING = 0.3;

/** Looks one move ahead with rules of thumb, and takes nothing from whoever is last. */
export function apprenticeOf<V extends GameView, M>({ judgement, wavering, manners }: RulesOfThumb<V, M>): Bot<V, M> {
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
        const value = promise + (chance.below(1000) / 1000 + liking) * wavering(move, promise);
        if (value <= bestValue) continue;
        best = move;
        bestValue = value;
      }
      return { move: best };
    },
  };
}
