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
}

interface Shelf extends DBSchema {
  tables: { key: string; value: SavedTable };
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('belfry', 1, {
    upgrade: (db) => void db.createObjectStore('tables', { keyPath: 'id' }),
    // A browser that clears what pages keep closes this too; the next who comes opens a new one.
    terminated: forgetShelf,
  }).catch((error: unknown) => {
    forgetShelf();
    throw error;
  });
  return opened;
}

function forgetShelf(): void {
  opened = null;
}

/** Keeps a table, unless more lies there than the `base` entries that this one goes on from: then nothing is changed, and the answer is false. */
export async function saveTable(table: SavedTable, base: number): Promise<boolean> {
  const work = (await shelf()).transaction('tables', 'readwrite');
  const there = await work.store.get(table.id);
  const goesOn = (there?.log?.entries.length ?? 0) <= base;
  if (goesOn) await work.store.put(table);
  await work.done;
  return goesOn;
}

export async function findTable(id: string): Promise<SavedTable | undefined> {
  return (await shelf()).get('tables', id);
}

export async function removeTable(id: string): Promise<void> {
  await (await shelf()).delete('tables', id);
}

/** All tables on this device: those that wait for a person first, then the latest. */
export async function listTables(): Promise<SavedTable[]> {
  const tables = await (await shelf()).getAll('tables');
  const urgency = (table: SavedTable) => (table.over ? 2 : table.waiting ? 0 : 1);
  return tables.sort((a, b) => urgency(a) - urgency(b) || b.updated - a.updated);
}
