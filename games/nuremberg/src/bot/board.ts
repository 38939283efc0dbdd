import { NONE, type Seat } from '@belfry/kernel';
import { CARDS } from '../data/events.ts';
import { NUMBERS } from '../data/numbers.ts';
import { CROSSINGS, type Crossing, HEX_KIND, type Hex, ROAD_LENGTH, ROAD_START, type Road } from '../data/region.ts';
import { KINDS } from '../data/resources.ts';
import { LAST_SPACE } from '../data/timeline.ts';
import type { View } from '../view/view.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';

/** The number of event cards, out of 36, for each hex number. */
const COPIES_BY_NUMBER: ReadonlyMap<number | null, number> = new Map(
  CARDS.map(({ number, copies }) => [number, number === null ? 0 : copies]),
);
export const HEX_WEIGHT: readonly number[] = NUMBERS.map((number) => (number === null ? 0 : (COPIES_BY_NUMBER.get(number) ?? 0)));

/** Returns the number of stations a seat has on a road. */
export function stationsOn(view: View, road: Road, seat: Seat): number {
  let count = 0;
  for (let at = ROAD_START[road]; at < ROAD_START[road] + ROAD_LENGTH[road]; at++) if (view.stations[at] === seat) count++;
  return count;
}

export function isFull(view: View, road: Road): boolean {
  return view.stations[ROAD_START[road] + ROAD_LENGTH[road] - 1] !== NONE;
}

/** Returns the crossings of a road that still have room for a village. */
export function roomOn(view: View, road: Road): Crossing[] {
  const from = ROAD_START[road];
  const free: Crossing[] = [];
  for (let step = 0; step < ROAD_LENGTH[road]; step++) {
    const taken = (at: number): boolean => at >= 0 && at < ROAD_LENGTH[road] && view.villages[from + at] !== NONE;
    if (!taken(step - 1) && !taken(step) && !taken(step + 1)) free.push(from + step);
  }
  return free;
}

/** Returns the cards of each kind that a seat can expect from one event card. */
export function productionOf(view: View, seat: Seat): number[] {
  const production = KINDS.map(() => 0);
  view.villages.forEach((owner, crossing) => {
    if (owner === seat) for (const hex of CROSSINGS[crossing].hexes) production[HEX_KIND[hex]] += HEX_WEIGHT[hex] / 36;
  });
  return production;
}

/** Rates a new village: frequent numbers are better, and kinds the seat lacks count more. */
export function siteValue(crossing: Crossing, production: readonly number[]): number {
  let value = 0;
  for (const hex of CROSSINGS[crossing].hexes) {
    const kind = HEX_KIND[hex];
    value +=
      HEX_WEIGHT[hex] *
      APPRENTICE_WEIGHTS.kinds[kind] *
      (1 + APPRENTICE_WEIGHTS.scarcity / (1 + APPRENTICE_WEIGHTS.plenty * production[kind]));
  }
  return value;
}

/** Returns 1 at the start, falling to 0 when the game is about to end by time or by points. */
export function timeLeft(view: View): number {
  const leader = Math.max(...view.seats.map(({ points }) => points));
  return Math.max(0.05, Math.min(1 - view.year / LAST_SPACE, 1 - (leader - 3) / 10));
}

/** Returns how much a seat loses while the robber knight is on a hex. */
export function lossAt(view: View, hex: Hex, seat: Seat): number {
  let villages = 0;
  view.villages.forEach((owner, crossing) => {
    if (owner === seat && CROSSINGS[crossing].hexes.includes(hex)) villages++;
  });
  return villages * HEX_WEIGHT[hex];
}
