import { type GameView, itemAt, type Seat } from '@belfry/kernel';

/** What a bot prefers among moves that are about equal, so that three opponents are three characters. */
export const MANNERS = ['greedy', 'careful', 'builder', 'meddler'] as const;

export type Manner = (typeof MANNERS)[number];

/** Returns the manner of a seat. Names and manners both belong to seats, so Isabel always plays carefully. */
export function mannerAt(seat: Seat): Manner {
  return itemAt(MANNERS, seat % MANNERS.length);
}

/** What a game tells bots about its moves, so that they can have manners. */
export interface Manners<V extends GameView = GameView, M = unknown> {
  /** Returns the manner that prefers such a move; null if the move is typical of none. */
  leaning(view: V, move: M): Manner | null;
  /** Returns how far each seat has come, from public information. */
  standings(view: V): readonly number[];
  /** Returns the seats from which a move takes something. */
  victims(view: V, move: M): readonly Seat[];
}

/**
 * Returns how large a share of the win a bot gives up for a move it likes: at most `most`, and hardly anything once the game is all but
 * decided.
 */
export function tolerance(share: number, most: number): number {
  return most * 4 * share * (1 - share);
}

/** Returns the things that are liked; all of them if none is. */
export function preferred<T>(things: readonly T[], isLiked: (thing: T) => boolean): readonly T[] {
  const liked = things.filter(isLiked);
  return liked.length === 0 ? things : liked;
}

/** Returns the moves that take nothing from the last player; all of them if there are no others, or if nobody is behind. */
export function sparingTheLast<V extends GameView, M>(manners: Manners<V, M>, view: V, moves: readonly M[]): readonly M[] {
  const standings = manners.standings(view);
  const least = Math.min(...standings);
  if (least === Math.max(...standings)) return moves;
  return preferred(moves, (move) => !manners.victims(view, move).some((seat) => standings[seat] === least));
}
