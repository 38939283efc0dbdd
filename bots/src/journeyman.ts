import { itemAt, type Seat, seatOfView } from '@belfry/kernel';
import type { Bot } from './bot-game.ts';
import type { Judge } from './evaluation/judge.ts';
import { weighMoves } from './evaluation/one-ply.ts';

const MOST_WORLDS = 16;
/** Judgements for one decision, at most about this many. */
const MOST_JUDGEMENTS = 600;

/** How many states to determinize when there are so many moves to try on each. */
function worldsFor(moves: number): number {
  return Math.max(2, Math.min(MOST_WORLDS, Math.floor(MOST_JUDGEMENTS / moves)));
}

/** Looks one move ahead: the move with the best mean judgement over a few determinized states. */
export function journeyman(judge: Judge, worlds?: number): Bot {
  return {
    choose(view, legal, chance) {
      const moves = judge.evaluation.shortlist?.(view, legal) ?? legal;
      if (moves.length === 1) return moves[0];
      const seat = seatOfView(view);
      const weighed = weighMoves(judge, view, seat, moves, chance, worlds ?? worldsFor(moves.length));
      return moves[bestOf(weighed, seat)];
    },
  };
}

function bestOf(weighed: readonly Float64Array[], seat: Seat): number {
  let best = 0;
  weighed.forEach((shares, at) => {
    if (itemAt(shares, seat) > itemAt(itemAt(weighed, best), seat)) best = at;
  });
  return best;
}
