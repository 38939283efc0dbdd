import { type ScoreLine, type Seat, seatLetter } from '@belfry/kernel';
import type { View } from '../src/index.ts';

/** Returns what a line of the score sheet counts: the stalls of the players who score there. */
export function scored({ seats }: View, { points }: ScoreLine): string[] {
  return seats.flatMap((_, seat) => (points[seat] === 0 ? [] : [homeOf(seat)]));
}

export const homeOf = (seat: Seat): string => `stall:${seatLetter(seat)}`;
