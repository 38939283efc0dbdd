import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import { botsToAsk } from './due-time.ts';
import { isPaused } from './paused.ts';
import type { PlayPort } from './play-port.ts';

/** Bots among themselves, and nobody looks on: then nobody misses anything when they pause. */
export function isForNobody({ seats, subscribers }: Pick<LiveTable, 'seats' | 'subscribers'>): boolean {
  return subscribers.size === 0 && seats.every(({ identity }) => identity === null);
}

/** Lets such a table wait for somebody to come. Call while working on the table alone. */
export async function pause(port: PlayPort, table: LiveTable): Promise<void> {
  await changeMatch(port, table, ({ seats }) => (isForNobody({ seats, subscribers: table.subscribers }) ? { due: 'none' } : null));
}

/** Somebody has come: a table that paused goes on, wherever that was. Call while working on the table alone. */
export async function wake(port: PlayPort, table: LiveTable): Promise<void> {
  if (table.record.status !== 'playing' || table.head === null || table.head.dueAt !== null || isForNobody(table) || isPaused(table))
    return;
  await changeMatch(port, table, ({ head, seats, live }) =>
    // Another node may have been quicker.
    head.dueAt === null && botsToAsk(seats, live).length > 0 ? { due: 'again' } : null,
  );
}
