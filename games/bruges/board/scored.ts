import type { View } from '@belfry/bruges';
import { NONE, type ScoreLine, type Seat, seatLetter } from '@belfry/kernel';
import { MAJORITIES, SIDES } from '../src/data/board.ts';
import { person } from '../src/data/cards.ts';

/** Returns the things that a line of the score sheet counts, for every player with points there. */
export function scored(view: View, { key, points }: ScoreLine): string[] {
  return view.seats.flatMap((held, seat) => (points[seat] === 0 ? [] : countedOf(held, seatLetter(seat), key)));
}

function countedOf({ houses, majorities, step }: View['seats'][number], letter: string, key: string): string[] {
  const residents = houses.flatMap((house) => (house.person === NONE ? [] : [person(house.person)]));
  switch (key) {
    case 'score.people':
      return residents.map(({ id }) => `person:${id}`);
    case 'score.houses':
      return [`street:${letter}`];
    case 'score.laurels':
      return residents.filter(({ activation }) => activation === 'laurel').map(({ id }) => `person:${id}`);
    case 'score.majorities':
      return MAJORITIES.filter((_, at) => majorities[at]).map((kind) => `majority:${letter}:${kind}`);
    case 'score.canals':
      return SIDES.map((side) => `canal:${letter}:${side}`);
    case 'score.reputation':
      return [`step:${step}`];
    default:
      return [`seat:${letter}:points`];
  }
}

export const homeOf = (seat: Seat): string => `street:${seatLetter(seat)}`;
