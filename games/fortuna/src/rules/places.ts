import { PLACE_VALUES } from '../data/amounts.ts';

// FOR-14.3 Each place has one bit: place 1 is bit 1, place 2 bit 2, place 3 bit 4.

/** The filled places for centurions or for vestals, one bit each. */
export type Places = number;

const SETS: readonly Places[] = Array.from({ length: 1 << PLACE_VALUES.length }, (_, places) => places);
const LOW_TO_HIGH = PLACE_VALUES.map((_, place) => 1 << place);
const HIGH_TO_LOW = LOW_TO_HIGH.toReversed();

const COUNT = SETS.map((places) => LOW_TO_HIGH.filter((bit) => (places & bit) !== 0).length);
const WITHOUT_HIGHEST = SETS.map((places) => places & ~(HIGH_TO_LOW.find((bit) => (places & bit) !== 0) ?? 0));
const WITH_CHEAPEST = SETS.map((places) => places | (LOW_TO_HIGH.find((bit) => (places & bit) === 0) ?? 0));
const WITH_HIGHEST = SETS.map((places) => places | (HIGH_TO_LOW.find((bit) => (places & bit) === 0) ?? 0));
const NEXT_PRICE = SETS.map((places) => PLACE_VALUES.find((_, place) => (places & (1 << place)) === 0) ?? Number.POSITIVE_INFINITY);

/** FOR-1.3 Place 1 alone. */
export const FIRST_PLACE: Places = 1;
export const PLACE_COUNT = PLACE_VALUES.length;

export function piecesOn(places: Places): number {
  return COUNT[places];
}

/** FOR-14.3 The highest filled place is always emptied first. */
export function withoutHighest(places: Places): Places {
  return WITHOUT_HIGHEST[places];
}

/** FOR-5.6, 5.7 A hired piece fills the cheapest free place. */
export function withCheapest(places: Places): Places {
  return WITH_CHEAPEST[places];
}

/** FOR-11.9 A free piece fills the highest free place. */
export function withHighest(places: Places): Places {
  return WITH_HIGHEST[places];
}

/** Returns the value of the cheapest free place; more than any amount of money if there is none. */
export function nextPrice(places: Places): number {
  return NEXT_PRICE[places];
}

/** FOR-5.6, 5.7 Returns how many pieces this much money can hire. */
export function hireLimit(places: Places, money: number): number {
  let filled = places;
  let left = money;
  let count = 0;
  while (nextPrice(filled) <= left) {
    left -= nextPrice(filled);
    filled = withCheapest(filled);
    count++;
  }
  return count;
}
