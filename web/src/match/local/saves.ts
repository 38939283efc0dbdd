import type { SeatInfo } from '@belfry/board-kit';
import type { MatchLog, Options } from '@belfry/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A table kept on this device: who plays what, the secret of its chance, and the log as far as it goes. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly key: string;
  readonly log: MatchLog | null;
  /** Which requests the last entries answered. */
  readonly lately?: readonly { readonly request: string; readonly seq: number }[];
  readonly round: number;
  /** A person on this device is asked for something. */
  readonly waiting: boolean;
  readonly over: boolean;
  readonly updated: number;
  /** The account that keeps it as well; it is shown to nobody else here. */
  readonly owner?: string;
}

interface SavesSchema extends DBSchema {
  tables: { key: string; value: SavedTable };
}

let opened: Promise<IDBPDatabase<SavesSchema>> | null = null;

function database(): Promise<IDBPDatabase<SavesSchema>> {
  opened ??= openDB<SavesSchema>('belfry', 1, {
    upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }),
    // A browser that clears what pages keep closes this too; the next who comes opens a new one.
    terminated: forgetDatabase,
  }).catch((error: unknown) => {
    forgetDatabase();
    throw error;
  });
  return opened;
}

function forgetDatabase(): void {
  opened = null;
}

/** Keeps a table, unless more lies there than the `base` entries that this one goes on from: then nothing is changed, and the answer is false. */
export async function saveTable(table: SavedTable, base: number): Promise<boolean> {
  const work = (await database()).transaction('tables', 'readwrite');
  const there = await work.store.get(table.id);
  const goesOn = (there?.log?.entries.length ?? 0) <= base;
  // The player here does not know which other tab stores it.
  if (goesOn) await work.store.put({ ...(there?.owner === undefined ? {} : { owner: there.owner }), ...table });
  await work.done;
  return goesOn;
}

export async function findTable(id: string): Promise<SavedTable | undefined> {
  return (await database()).get('tables', id);
}

export async function removeTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}

export async function setOwner(id: string, owner: string): Promise<void> {
  const work = (await database()).transaction('tables', 'readwrite');
  const there = await work.store.get(id);
  if (there !== undefined && there.owner !== owner) await work.store.put({ ...there, owner });
  await work.done;
}

export async function allTables(): Promise<SavedTable[]> {
  return (await database()).getAll('tables');
}

/** The tables on this device that are `me`'s, or of no account: those that wait for a person first, then the latest. Where nobody says who is here, all. */
export async function listTables(me: string | undefined): Promise<SavedTable[]> {
  const urgency = (table: SavedTable) => (table.over ? 2 : table.waiting ? 0 : 1);
  const tables = (await allTables()).filter(({ owner = me }) => me === undefined || owner === me);
  return tables.sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}
