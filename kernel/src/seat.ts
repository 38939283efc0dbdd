/** A place at the table, counted from 0. Notation and texts call seats a, b, c … */
export type Seat = number;

/**
 * The audience of a view: a seat, a spectator, or everyone once the match is over. `open` shows everything and is used for finished matches
 * only.
 */
export type Viewer = Seat | 'spectator' | 'open';

const LETTERS = 'abcdefgh';

export function seatLetter(seat: Seat): string {
  return LETTERS.charAt(seat);
}

/** Returns the seat of a letter, or -1. */
export function seatOfLetter(letter: string): Seat {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** Returns whether this viewer may see what only `seat` may see. */
export function seesAs(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'open';
}
