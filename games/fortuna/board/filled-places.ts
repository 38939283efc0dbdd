import { PLACE_VALUES } from '../src/data/amounts.ts';

/** Returns which of the three places are filled: place 1 is the first bit. */
export function filledPlaces(places: number): readonly boolean[] {
  return PLACE_VALUES.map((_, place) => (places & (1 << place)) !== 0);
}
