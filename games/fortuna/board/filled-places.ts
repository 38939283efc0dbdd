import { PLACE_VALUES } from '../src/data/amounts.ts';

/** Which of the three places a view shows as filled: place 1 is the first bit. */
export function filledPlaces(places: number): readonly boolean[] {
  return PLACE_VALUES.map((_, place) => (places & (1 << place)) !== 0);
}
