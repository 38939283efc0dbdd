import { findGame } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { TimeOfDay } from '../operations/time.ts';
import type { TableId } from '../protocol/index.ts';
import { readEntries } from '../store/entries.ts';
import { findPeople } from '../store/identities.ts';
import type { Store } from '../store/store.ts';
import { findTable } from '../store/tables.ts';
import type { Committer } from './committer.ts';
import { foldMatch } from './folding.ts';
import { exclusively, type LiveMatch, type LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';

/** Everything a node works with. */
export interface Hall {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly node: string;
  readonly time: TimeOfDay;
  readonly committer: Committer;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly tables: Map<TableId, LiveTable>;
  /** Tables that are being read from the store. */
  readonly opening: Map<TableId, Promise<LiveTable>>;
  /** Tells whoever looks after bots and clocks when a match is due. */
  expect: (table: TableId, dueAt: number | null) => void;
}

/** Works on a table alone, with what the store holds in memory. */
export async function within<T>(hall: Hall, id: TableId, work: (table: LiveTable) => Promise<T>): Promise<T> {
  for (;;) {
    const table = await openTable(hall, id);
    table.usedAt = hall.time.now();
    const done = await exclusively(table, async () => (hall.tables.get(id) === table ? { result: await work(table) } : null));
    // Null: the table was forgotten while this work waited for its turn.
    if (done !== null) return done.result;
  }
}

/** The same, for work on the match itself. */
export async function withinMatch<T>(hall: Hall, id: TableId, work: (table: LiveTable, live: LiveMatch) => Promise<T>): Promise<T> {
  return within(hall, id, async (table) => work(table, await matchOf(hall, table)));
}

export async function openTable(hall: Hall, id: TableId): Promise<LiveTable> {
  const known = hall.tables.get(id);
  if (known !== undefined) return known;
  const opening = hall.opening.get(id) ?? readTable(hall, id).finally(() => hall.opening.delete(id));
  hall.opening.set(id, opening);
  return opening;
}

async function readTable(hall: Hall, id: TableId): Promise<LiveTable> {
  const stored = await findTable(hall.store.db, id);
  if (stored === null) throw new Refused('no-table');
  const { table, seats, head } = stored;
  const people = await findPeople(
    hall.store.db,
    seats.flatMap(({ identity }) => identity ?? []),
  );
  const live: LiveTable = {
    id,
    game: findGame(table.settings.game, hall.games),
    table,
    seats,
    people,
    head,
    live: null,
    watchers: new Set(),
    elsewhere: new Map(),
    announced: head?.seq ?? 0,
    lastChat: 0,
    usedAt: hall.time.now(),
    queue: Promise.resolve(),
  };
  hall.tables.set(id, live);
  return live;
}

/** The folded match; call only while working on the table alone. */
export async function matchOf(hall: Hall, table: LiveTable): Promise<LiveMatch> {
  if (table.live !== null) return table.live;
  const { header } = table.table;
  if (header === null) throw new Refused('not-begun');
  const entries = await readEntries(hall.store.db, table.id);
  const began = performance.now();
  table.live = foldMatch(table.game, header, entries);
  hall.metrics.folds.observe((performance.now() - began) / 1000);
  return table.live;
}

/** Reads anew what is beside the log: seats, names, settings, head. */
export async function rereadTable(hall: Hall, table: LiveTable): Promise<void> {
  const stored = await findTable(hall.store.db, table.id);
  if (stored === null) return;
  table.table = stored.table;
  table.seats = stored.seats;
  table.head = stored.head;
  table.people = await findPeople(
    hall.store.db,
    stored.seats.flatMap(({ identity }) => identity ?? []),
  );
}
