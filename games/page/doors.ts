import type { Door } from '@belfry/board-kit';

/** The doors of the house, in order. */
export const doors: readonly Door[] = Object.values(import.meta.glob<Door>('../*/board/door.tsx', { import: 'door', eager: true })).sort(
  (a, b) => a.place - b.place,
);

export function findDoor(game: string): Door | undefined {
  return doors.find((door) => door.game === game);
}
