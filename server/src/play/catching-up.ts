import { readEntries } from '../store/entries.ts';
import { announceEntries, announceTable } from './announcing.ts';
import { type Hall, matchOf, rereadTable } from './hall.ts';
import { type LiveTable, replayEntry, seqOf } from './live-table.ts';
import { showEverything } from './looking.ts';

/** Brings a table up to the store after others have written to it, and tells the watchers what they missed. */
export async function catchUp(hall: Hall, table: LiveTable): Promise<void> {
  const gathering = table.table.header === null;
  await rereadTable(hall, table);
  if (gathering && table.table.header !== null) {
    await showEverything(hall, table);
    return;
  }
  if (table.table.header === null) {
    announceTable(hall, table);
    return;
  }
  if (table.live === null) {
    if (table.watchers.size === 0) {
      table.announced = table.head?.seq ?? 0;
      return;
    }
    await matchOf(hall, table);
  } else {
    const { live } = table;
    for (const entry of await readEntries(hall.store.db, table.id, seqOf(live))) replayEntry(live, entry);
  }
  await announceEntries(hall, table);
  announceTable(hall, table);
}
