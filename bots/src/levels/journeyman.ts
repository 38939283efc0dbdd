import { itemAt, pick, seatOfView } from '@belfry/kernel';
import { type Bot, estimated } from '../contract/bot.ts';
import { mannerAt, tolerance } from '../contract/manners.ts';
import type { Judge } from '../evaluation/judge.ts';
import { weighMoves } from '../evaluation/one-ply.ts';
import { candidateMoves } from '../pruning/candidate-moves.ts';

const MOST_WORLDS = 16;
/** Judgements for one decision, at most about this many. */
const MOST_JUDGEMENTS = 600;

/** Own turns at the end of a game that it works out. */
const PLANNED_TURNS = 2;

/** How much of a win it gives at most for a move that it likes: no more than looking one move ahead is wrong by anyway. */
const TOLERANCE = 0.005;

/** How many states to determinize when there are so many moves to try on each. */
function worldsFor(moves: number): number {
  return Math.max(2, Math.min(MOST_WORLDS, Math.floor(MOST_JUDGEMENTS / moves)));
}

/** Looks one move ahead: the move with the best mean judgement over a few determinized states, or one that it likes and that is about as good. */
export function journeyman(judge: Judge, worlds?: number): Bot {
  return {
    choose(view, legal, chance, manner) {
      const seat = seatOfView(view);
      const moves = candidateMoves(judge, view, seat, legal, chance, PLANNED_TURNS);
      if (moves.length === 1) return { move: moves[0] };
      const own = manner === undefined ? mannerAt(seat) : manner;
      const weighed = weighMoves(judge, view, seat, moves, chance, worlds ?? worldsFor(moves.length));
      const judged = moves.map((move, at) => ({ move, share: itemAt(itemAt(weighed, at), seat) }));
      const { blur, manners } = judge.evaluation.style ?? { blur: 0 };
      const isLiked = ({ move }: Judged): boolean => own !== null && manners?.leaning(view, move) === own;
      const plain = pick(chance, within(judged, blur));
      const liked = isLiked(plain) ? [] : within(judged, Math.max(TOLERANCE, blur)).filter(isLiked);
      const chosen = liked.length === 0 ? plain : pick(chance, within(liked, blur));
      return estimated(
        chosen.move,
        judged.toSorted((a, b) => b.share - a.share),
      );
    },
  };
}

interface Judged {
  readonly move: unknown;
  readonly share: number;
}

/** A difference that is none. */
const NOTHING = 1e-9;

/** The moves about as good as the best: several also where nothing is given up, so that of two piles that are alike not always the left one is drawn from. */
function within(moves: readonly Judged[], most: number): Judged[] {
  const best = Math.max(...moves.map(({ share }) => share));
  return moves.filter(({ share }) => share >= best - tolerance(best, most) - NOTHING);
}
