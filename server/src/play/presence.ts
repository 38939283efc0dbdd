import type { TableNote } from '../store/notifier.ts';
import { type LiveTable, seatsHere, watchersHere } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { announceTable } from './announcements.ts';
import { GONE_AFTER_MS } from './render-table.ts';

/** Somebody came to a table or left it: tell the people there, and the other nodes. */
export function presenceChanged(context: TableCache, table: LiveTable): void {
  announceTable(context, table);
  context.store.notifier.notify(presenceAt(table));
  setTimeout(() => announceTable(context, table), GONE_AFTER_MS + 1000).unref();
}

/** Who is at a table here, for the other nodes. */
export function presenceAt(table: LiveTable): TableNote {
  return { table: table.id, what: 'presence', seats: seatsHere(table), watching: watchersHere(table) };
}
