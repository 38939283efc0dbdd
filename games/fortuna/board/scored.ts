import type { View } from '@belfry/fortuna';
import { type ScoreLine, type Seat, seatLetter } from '@belfry/kernel';
import { PRIVILEGES } from '../src/data/privileges.ts';

/** Returns the things that a line of the score sheet counts, for every player with points there. */
export function scored({ seats }: View, { key, points }: ScoreLine): string[] {
  return seats.flatMap((_, seat) => (points[seat] === 0 ? [] : [countedAt(key, seatLetter(seat))]));
}

/** Returns where a line's pieces are in a province. */
function countedAt(key: string, letter: string): string {
  const row = PRIVILEGES.find(({ id }) => key === `score.${id}`);
  if (row?.effect === 'married') return `rings:${letter}`;
  if (row?.effect === 'hand-in') return row.unit === 'money' ? `seat:${letter}:money` : `province:${letter}:${row.unit}`;
  return key === 'score.steps' ? `pawn:${letter}` : `seat:${letter}`;
}

export const homeOf = (seat: Seat): string => `province:${seatLetter(seat)}:grain`;
