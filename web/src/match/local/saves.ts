import type { SeatInfo } from '@belfry/board-kit';
import type { MatchLog, Options } from '@belfry/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A table saved on this device: its seats, the secret key of its random events, and the log so far. */
export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly key: string;
  readonly log: MatchLog | null;
  /** The requests that the last entries answered. */
  readonly lately?: readonly { readonly request: string; readonly seq: number }[];
  readonly round: number;
  /** A person on this device has to decide. */
  readonly waiting: boolean;
  readonly over: boolean;
  readonly updated: number;
  /** The account that stores it too; no other user of this device sees the table. */
  readonly owner?: string;
}

interface SavesSchema extends DBSchema {
  tables: { key: string; value: SavedTable };
}

let opened: Promise<IDBPDatabase<SavesSchema>> | null = null;

function database(): Promise<IDBPDatabase<SavesSchema>> {
  opened ??= openDB<SavesSchema>('belfry', 1, {
    upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }),
    // The browser also closes the database when it clears storage; the next caller opens a new one.
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

/** Saves a table unless the store has more than `base` entries already; then changes nothing and returns false. */
export async function saveTable(table: SavedTable, base: number): Promise<boolean> {
  const work = (await database()).transaction('tables', 'readwrite');
  const there = await work.store.get(table.id);
  const goesOn = (there?.log?.entries.length ?? 0) <= base;
  // The caller may not know the account that owns the stored copy.
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

/**
 * Lists the tables on this device that belong to `me` or to no account, or all when `me` is unknown: first those waiting for a person, then
 * the latest.
 */
export async function listTables(me: string | undefined): Promise<SavedTable[]> {
  const urgency = (table: SavedTable) => (table.over ? 2 : table.waiting ? 0 : 1);
  const tables = (await allTables()).filter(({ owner = me }) => me === undefined || owner === me);
  return tables.sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}
