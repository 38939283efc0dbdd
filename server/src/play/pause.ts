import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import { botsToAsk } from './due-time.ts';
import { isPaused } from './paused.ts';
import type { PlayPort } from './play-port.ts';

/** Returns true if only bots sit at a table that no one watches, so that it can pause. */
export function isForNobody({ seats, subscribers }: Pick<LiveTable, 'seats' | 'subscribers'>): boolean {
  return subscribers.size === 0 && seats.every(({ identity }) => identity === null);
}

/** Pauses such a table until someone watches. Call with exclusive access to the table. */
export async function pause(port: PlayPort, table: LiveTable): Promise<void> {
  await changeMatch(port, table, ({ seats }) => (isForNobody({ seats, subscribers: table.subscribers }) ? { due: 'none' } : null));
}

/** Resumes a paused table when someone comes, whichever node paused it. Call with exclusive access to the table. */
export async function wake(port: PlayPort, table: LiveTable): Promise<void> {
  if (table.record.status !== 'playing' || table.head === null || table.head.dueAt !== null || isForNobody(table) || isPaused(table))
    return;
  await changeMatch(port, table, ({ head, seats, live }) =>
    // Another node may have resumed it first.
    head.dueAt === null && botsToAsk(seats, live).length > 0 ? { due: 'again' } : null,
  );
}
