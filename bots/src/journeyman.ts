import { itemAt, pick, type Seat, seatOfView } from '@belfry/kernel';
import type { Bot } from './bot-game.ts';
import type { Judge } from './evaluation/judge.ts';
import { weighMoves } from './evaluation/one-ply.ts';
import { worthAThought } from './worth-a-thought.ts';

const MOST_WORLDS = 16;
/** Judgements for one decision, at most about this many. */
const MOST_JUDGEMENTS = 600;

/** Own turns at the end of a game that it works out. */
const PLANNED_TURNS = 2;

/** How many states to determinize when there are so many moves to try on each. */
function worldsFor(moves: number): number {
  return Math.max(2, Math.min(MOST_WORLDS, Math.floor(MOST_JUDGEMENTS / moves)));
}

/** Looks one move ahead: the move with the best mean judgement over a few determinized states. */
export function journeyman(judge: Judge, worlds?: number): Bot {
  return {
    choose(view, legal, chance) {
      const seat = seatOfView(view);
      const moves = worthAThought(judge, view, seat, legal, chance, PLANNED_TURNS);
      if (moves.length === 1) return moves[0];
      const weighed = weighMoves(judge, view, seat, moves, chance, worlds ?? worldsFor(moves.length));
      return pick(chance, bestOf(moves, weighed, seat));
    },
  };
}

/** A difference that is none. */
const NOTHING = 1e-9;

/** The best moves: several where nothing tells them apart, so that of two piles that are alike not always the left one is drawn from. */
function bestOf(moves: readonly unknown[], weighed: readonly Float64Array[], seat: Seat): unknown[] {
  const most = Math.max(...weighed.map((shares) => itemAt(shares, seat)));
  return moves.filter((_, at) => itemAt(itemAt(weighed, at), seat) >= most - NOTHING);
}
