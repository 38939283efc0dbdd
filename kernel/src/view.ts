import type { Decision } from './decision.ts';
import type { Seat, Viewer } from './seat.ts';

/** What every view tells, whatever the game. */
export interface GameView {
  /** Whose eyes it was made for. */
  readonly viewer: Viewer;
  /** How many rounds have begun. */
  readonly round: number;
  /** The decisions owed now, as far as the viewer may know them; a seat knows its own in full. Empty when the game is over. */
  readonly pending: readonly Decision[];
}

/** The seat a view was made for: bots and whoever else decides need the view of a seat. */
export function seatOfView({ viewer }: GameView): Seat {
  if (typeof viewer === 'number') return viewer;
  throw new Error(`a seat decides, and this view was made for "${viewer}"`);
}
