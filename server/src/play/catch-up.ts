import type { LiveTable } from '../tables/live-table.ts';
import { matchOf, receiveAll, rereadTable, type TableCache } from '../tables/table-cache.ts';
import { announceEntries, announceTable } from './announcements.ts';
import { showEverything } from './audience.ts';

/** Rereads a table that other nodes have changed, and sends its subscribers what they missed. */
export async function catchUp(context: TableCache, table: LiveTable): Promise<void> {
  const gathering = table.record.header === null;
  const { status } = table.record;
  await rereadTable(context, table);
  // When a match ends without an entry, only new snapshots show that everything is now open.
  const isEnded = status === 'playing' && table.record.ending !== null;
  if (isEnded || (gathering && table.record.header !== null)) {
    await showEverything(context, table);
    return;
  }
  if (table.record.header === null) {
    announceTable(context, table);
    return;
  }
  if (table.live === null) {
    if (table.subscribers.size === 0) {
      table.announced = table.head?.seq ?? 0;
      return;
    }
    await matchOf(context, table);
  } else {
    await receiveAll(context, table.id, table.live);
  }
  announceEntries(context, table);
  announceTable(context, table);
}
