import { type GameView, itemAt, type Seat } from '@belfry/kernel';

/** What a bot likes where several moves are about as good, so that three opponents are three characters. */
export const MANNERS = ['greedy', 'careful', 'builder', 'meddler'] as const;

export type Manner = (typeof MANNERS)[number];

/** Everybody keeps a manner as long as a name, and a name belongs to a seat: whoever meets Isabel again meets somebody careful. */
export function mannerAt(seat: Seat): Manner {
  return itemAt(MANNERS, seat % MANNERS.length);
}

/** What a game tells of its moves, so that bots can have manners. */
export interface Manners<V extends GameView = GameView, M = unknown> {
  /** Who likes such a move; null where it says nothing about whoever makes it. */
  leaning(view: V, move: M): Manner | null;
  /** How far each seat has come, as everybody at the table can see. */
  standings(view: V): readonly number[];
  /** Whom a move takes something from. */
  victims(view: V, move: M): readonly Seat[];
}

/** How much of a win a move may be worth less and still be taken because it is liked: so much at most, and hardly anything where the game is all but decided. */
export function tolerance(share: number, most: number): number {
  return most * 4 * share * (1 - share);
}

/** Those of some things that are liked; all of them where none is. */
export function preferred<T>(things: readonly T[], isLiked: (thing: T) => boolean): readonly T[] {
  const liked = things.filter(isLiked);
  return liked.length === 0 ? things : liked;
}

/** The moves that take nothing from whoever is last; all of them where there is no other, or where nobody is behind. */
export function sparingTheLast<V extends GameView, M>(manners: Manners<V, M>, view: V, moves: readonly M[]): readonly M[] {
  const standings = manners.standings(view);
  const least = Math.min(...standings);
  if (least === Math.max(...standings)) return moves;
  return preferred(moves, (move) => !manners.victims(view, move).some((seat) => standings[seat] === least));
}
