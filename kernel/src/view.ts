import type { Decision } from './decision.ts';
import type { Seat, Viewer } from './seat.ts';

/** The fields of every view, whatever the game. */
export interface GameView {
  /** The viewer it was made for. */
  readonly viewer: Viewer;
  /** The number of rounds that have begun. */
  readonly round: number;
  /** The decisions owed now, as far as the viewer may know them; a seat knows its own in full. Empty when the game is over. */
  readonly pending: readonly Decision[];
}

/** Returns the seat a view was made for: bots, like anyone else who decides, need the view of a seat. */
export function seatOfView({ viewer }: GameView): Seat {
  if (typeof viewer === 'number') return viewer;
  throw new Error(`a seat decides, and this view was made for "${viewer}"`);
}
