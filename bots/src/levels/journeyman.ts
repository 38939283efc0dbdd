import { itemAt, pick, seatOfView } from '@belfry/kernel';
import { type Bot, estimated } from '../contract/bot.ts';
import { mannerAt, tolerance } from '../contract/manners.ts';
import type { Judge } from '../evaluation/judge.ts';
import { weighMoves } from '../evaluation/one-ply.ts';
import { candidateMoves } from '../pruning/candidate-moves.ts';

const MOST_WORLDS = 16;
/** The approximate limit of judgements per decision. */
const MOST_JUDGEMENTS = 600;

/** The most own turns at the end of a game that it calculates. */
const PLANNED_TURNS = 2;

/** The largest share of the win it gives up for a move it likes: no more than the usual error of one-ply judgement. */
const TOLERANCE = 0.005;

/** Returns how many states to determinize for this many moves. */
function worldsFor(moves: number): number {
  return Math.max(2, Math.min(MOST_WORLDS, Math.floor(MOST_JUDGEMENTS / moves)));
}

/**
 * Looks one move ahead: plays the move with the best mean judgement over a few determinized states, or a move it likes that is about as
 * good.
 */
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

/** Smaller differences count as none. */
const NOTHING = 1e-9;

/**
 * Returns the moves about as good as the best. Even with no tolerance these may be several, so the bot does not always draw from the left
 * of two equal piles.
 */
function within(moves: readonly Judged[], most: number): Judged[] {
  const best = Math.max(...moves.map(({ share }) => share));
  return moves.filter(({ share }) => share >= best - tolerance(best, most) - NOTHING);
}
