import { PLAYABLE } from './rules.ts';

/** The four doors of the house, in order; those without rules yet show that they are being built. */
export const DOORS = ['citadels', 'fortuna', 'bruges', 'nuremberg'] as const;
export type Door = (typeof DOORS)[number];

export function isOpen(door: string): boolean {
  return PLAYABLE.includes(door);
}

/** How many sit down when somebody just wants to play. */
export const USUAL_PLAYERS: Readonly<Record<Door, number>> = { citadels: 4, fortuna: 3, bruges: 3, nuremberg: 4 };

export function isDoor(id: string): id is Door {
  return DOORS.some((door) => door === id);
}
