import type { View } from '@belfry/citadels';
import { itemAt, type ScoreLine, type Seat, seatLetter } from '@belfry/kernel';
import { DISTRICTS } from '../src/data/districts.ts';

/** Returns the things that a line of the score sheet counts: the districts of every player with points there. */
export function scored({ seats }: View, { points }: ScoreLine): string[] {
  return seats.flatMap(({ city }, seat) =>
    points[seat] === 0 ? [] : city.map((district) => `city:${seatLetter(seat)}:${itemAt(DISTRICTS, district).id}`),
  );
}

export const homeOf = (seat: Seat): string => `city:${seatLetter(seat)}`;
