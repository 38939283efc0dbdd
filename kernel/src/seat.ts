/** A place at the table, counted from 0. Notation and texts call seats a, b, c … */
export type Seat = number;

/**
 * Who looks: a seat, somebody watching, or everyone once the match is over.
 * `open` shows everything and is handed out for finished matches only.
 */
export type Viewer = Seat | 'spectator' | 'open';

const LETTERS = 'abcdefgh';

export function seatLetter(seat: Seat): string {
  return LETTERS.charAt(seat);
}

/** The seat of a letter, or -1. */
export function seatOfLetter(letter: string): Seat {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}

/** May this viewer see what only `seat` may see? */
export function seesAs(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'open';
}
