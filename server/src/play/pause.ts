import { isRefused } from '@belfry/protocol';
import type { LiveTable } from '../tables/live-table.ts';
import { matchOf } from '../tables/table-cache.ts';
import { botsToAsk, dueAt, leaseFor } from './append-entry.ts';
import type { PlayPort } from './play-port.ts';
import { changeHead } from './undo.ts';

/** Bots among themselves, and nobody looks on: then nobody misses anything when they pause. */
export function isForNobody({ seats, watchers }: LiveTable): boolean {
  return watchers.size === 0 && seats.every(({ identity }) => identity === null);
}

/** Lets such a table wait for somebody to come. Call while working on the table alone. */
export async function pause(context: PlayPort, table: LiveTable): Promise<void> {
  await changeHead(context, table, (head) => ({ ...head, dueAt: null, lease: null }));
}

/** Somebody has come: a table that paused goes on, wherever that was. Call while working on the table alone. */
export async function wake(context: PlayPort, table: LiveTable): Promise<void> {
  if (table.record.status !== 'playing' || table.head === null || table.head.dueAt !== null || isForNobody(table)) return;
  const live = await matchOf(context, table);
  if (botsToAsk(table.seats, live).length === 0) return;
  const now = context.time.now();
  const { pace } = table.record.settings;
  const waking = changeHead(context, table, (head) => {
    const due = dueAt(live, { seats: table.seats, expired: head.expired, clocks: head.clocks, pace }, now);
    return { ...head, dueAt: due, lease: leaseFor(context, due, now) };
  });
  await waking.catch((error: unknown) => {
    // Another node was quicker.
    if (!isRefused(error)) throw error;
  });
}
