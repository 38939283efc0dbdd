import { itemAt } from './item-at.ts';
import type { Seat } from './seat.ts';

/** One line of the score sheet: its name, its clause, and the points of every seat. */
export interface ScoreLine {
  /** A key of the text catalogue. */
  readonly key: string;
  readonly clause: string;
  readonly points: readonly number[];
}

export interface Outcome {
  readonly sheet: readonly ScoreLine[];
  readonly totals: readonly number[];
  /** The lines that break ties between equal totals, in order. */
  readonly tieBreaks: readonly ScoreLine[];
  /** The place of every seat, 1 for the winners; tied seats share a place. */
  readonly places: readonly number[];
  /** Where reaching a goal ends the game: the seat that reached it, which wins whatever the totals. */
  readonly won?: Seat;
}

/** Adds up the sheet and ranks the seats; a seat that has reached a goal comes first. Higher is better on every line. */
export function outcomeOf(sheet: readonly ScoreLine[], tieBreaks: readonly ScoreLine[] = [], won?: Seat): Outcome {
  const seats = sheet[0]?.points.length ?? 0;
  const totals = Array.from({ length: seats }, (_, seat) => sheet.reduce((sum, line) => sum + (line.points[seat] ?? 0), 0));
  const goal = totals.map((_, seat) => (seat === won ? 1 : 0));
  const keys = [goal, totals, ...tieBreaks.map((line) => line.points)];
  const better = (a: Seat, b: Seat): boolean => {
    for (const key of keys) if (key[a] !== key[b]) return itemAt(key, a) > itemAt(key, b);
    return false;
  };
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => better(other, seat)).length);
  return won === undefined ? { sheet, totals, tieBreaks, places } : { sheet, totals, tieBreaks, places, won };
}

export function winners(outcome: Outcome): Seat[] {
  return outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
