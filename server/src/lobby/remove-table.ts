import { type IdentityId, isRefused, refuse, type TableId } from '@belfry/protocol';
import type { PlayPort } from '../play/play-port.ts';
import type { SeatRecord } from '../store/records.ts';
import { findRemover, removeTable, restoreTable } from '../store/removed-tables.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { openTable, rereadTable, within } from '../tables/table-cache.ts';
import type { LobbyPort } from './lobby-port.ts';
import { withPlace } from './table-quota.ts';

/** Returns true if the host may remove the table: not when others sit there, because it is theirs as well. */
export function isRemovable(host: IdentityId, seats: readonly SeatRecord[], me: IdentityId | null): boolean {
  return host === me && seats.every(({ identity }) => identity === null || identity === me);
}

export async function takeAway(context: PlayPort, id: TableId, me: IdentityId): Promise<void> {
  const { db, notifier } = context.store;
  const done = within(context, id, async (table) => {
    await rereadTable(context, table);
    const { host } = table.record;
    if (host !== me) throw refuse('host-only');
    if (!isRemovable(host, table.seats, me)) throw refuse('others-sit-here');
    await db.transaction().execute((tx) => removeTable(tx, id, me, context.time.now()));
    context.expect(id, null);
    notifier.notify({ table: id, what: 'table' });
    // Tells spectators that the table is gone.
    await rereadTable(context, table);
  });
  await done.catch(async (error: unknown) => {
    const isGone = isRefused(error) && error.refusal.reason === 'no-table' && (await findRemover(db, id)) === me;
    if (!isGone) throw error;
  });
}

/** Restores a table that the user removed within the last thirty days. */
export async function bringBack(context: LobbyPort, id: TableId, me: IdentityId): Promise<LiveTable> {
  const { db } = context.store;
  if ((await findRemover(db, id)) !== me) throw refuse('no-table');
  const now = context.time.now();
  await withPlace(context, me, () => db.transaction().execute((tx) => restoreTable(tx, id, now)));
  const table = await openTable(context, id);
  if (table.record.status === 'playing') context.expect(id, now);
  return table;
}
