import type { View } from '@belfry/fortuna';
import { type ScoreLine, type Seat, seatLetter } from '@belfry/kernel';

/** Where what a line counts lies in a province; `*` stands for the letter of the seat. */
const COUNTED: Readonly<Record<string, string>> = {
  'score.steps': 'pawn:*',
  'score.noble-match': 'rings:*',
  'score.bread-for-rome': 'province:*:grain',
  'score.wine-cellar': 'province:*:wine',
  'score.fountain': 'province:*:water',
  'score.legion': 'province:*:centurions',
  'score.temple-of-vesta': 'province:*:vestals',
  'score.treasury': 'seat:*:money',
};

/** What a line of the score sheet counts, of everybody who has points there. */
export function scored({ seats }: View, { key, points }: ScoreLine): string[] {
  return seats.flatMap((_, seat) => (points[seat] === 0 ? [] : [(COUNTED[key] ?? 'seat:*').replace('*', seatLetter(seat))]));
}

export const homeOf = (seat: Seat): string => `province:${seatLetter(seat)}:grain`;
