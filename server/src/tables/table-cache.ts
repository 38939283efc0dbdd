import { findGame, rulesOf } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { asDealt, type LiveMatch, receive, seqOf } from '@belfry/live';
import { refuse, type TableId } from '@belfry/protocol';
import type { Slices } from '../base/slices.ts';
import { pagesOfEntries } from '../store/entries.ts';
import { findPeople } from '../store/identities.ts';
import type { NodeServices } from '../store/node-services.ts';
import type { TableRecord } from '../store/records.ts';
import { findTable } from '../store/tables.ts';
import { exclusively, type LiveTable, type Subscriber } from './live-table.ts';
import { Subscribers } from './subscribers.ts';
import type { TableOwners } from './table-owners.ts';
import type { ViewerAccessOf } from './viewer-access.ts';

/** The tables of a node in memory: a cache of the store. */
export interface TableCache extends NodeServices {
  readonly games: readonly Game[];
  /** Splits long work, so that it does not block others. */
  readonly slices: Slices;
  /** Decides who sees what; called for every frame and every response. */
  readonly viewerAccessOf: ViewerAccessOf;
  /** Which tables this node owns. */
  readonly places: TableOwners;
  readonly tables: Map<TableId, LiveTable>;
  /** Tables that are being read from the store. */
  readonly opening: Map<TableId, Promise<LiveTable>>;
}

/** Runs work with exclusive access to a table, read from the store if necessary. */
export async function within<T>(context: TableCache, id: TableId, work: (table: LiveTable) => Promise<T>): Promise<T> {
  for (;;) {
    const table = await openTable(context, id);
    table.usedAt = performance.now();
    const done = await exclusively(table, async () => (context.tables.get(id) === table ? { result: await work(table) } : null));
    // Null: the table was evicted while this work was queued.
    if (done !== null) return done.result;
  }
}

export async function openTable(context: TableCache, id: TableId): Promise<LiveTable> {
  const known = context.tables.get(id);
  if (known !== undefined) return known;
  const opening = context.opening.get(id) ?? readTable(context, id).finally(() => context.opening.delete(id));
  context.opening.set(id, opening);
  return opening;
}

async function readTable(context: TableCache, id: TableId): Promise<LiveTable> {
  const stored = await findTable(context.store.db, id);
  if (stored === null) throw refuse('no-table');
  const { table, seats, head } = stored;
  const people = await findPeople(
    context.store.db,
    seats.flatMap(({ identity }) => identity ?? []),
  );
  const live: LiveTable = {
    id,
    game: await gameOf(context, table),
    record: table,
    owner: stored.owner,
    seats,
    people,
    head,
    live: null,
    shadow: null,
    subscribers: new Subscribers<Subscriber>(),
    shownViews: new Map(),
    elsewhere: new Map(),
    lastSeen: new Map(seats.map(({ seat }) => [seat, context.time.matchTime()])),
    spectatorCount: { toldAt: Number.NEGATIVE_INFINITY, timer: null, isNews: false },
    announced: head?.seq ?? 0,
    lastChat: 0,
    isDoubtful: false,
    usedAt: performance.now(),
    queue: Promise.resolve(),
  };
  context.tables.set(id, live);
  return live;
}

/** Returns the rules version with which the match began; the current one if it has not begun. */
async function gameOf(context: TableCache, { header, settings }: TableRecord): Promise<Game> {
  return header === null ? findGame(settings.game, context.games) : rulesOf(header, context.games);
}

/** Returns the folded match. Call with exclusive access to the table. */
export async function matchOf(context: TableCache, table: LiveTable): Promise<LiveMatch> {
  if (table.live !== null) return table.live;
  const { header, startedAt, createdAt } = table.record;
  if (header === null) throw refuse('not-begun');
  const began = performance.now();
  const live = asDealt(table.game, header, startedAt ?? createdAt);
  await receiveAll(context, table.id, live);
  table.live = live;
  context.metrics.folds.observe((performance.now() - began) / 1000);
  return live;
}

/** Adds all entries that are in the store and not in memory. */
export async function receiveAll(context: TableCache, id: TableId, live: LiveMatch): Promise<void> {
  for await (const page of pagesOfEntries(context.store.db, id, seqOf(live)))
    await context.slices.each(page, (entry) => receive(live, entry));
}

/** Rereads everything besides the log: seats, names, settings, head. A table deleted from the store is evicted. */
export async function rereadTable(context: TableCache, table: LiveTable): Promise<void> {
  const stored = await findTable(context.store.db, table.id);
  if (stored === null) {
    context.tables.delete(table.id);
    for (const subscriber of table.subscribers) subscriber.shutOut('no-table');
    table.subscribers.clear();
    throw refuse('no-table');
  }
  table.record = stored.table;
  table.owner = stored.owner;
  // It may have begun on a node with an earlier or later version of the rules.
  table.game = await gameOf(context, stored.table);
  table.seats = stored.seats;
  table.head = stored.head;
  table.people = await findPeople(
    context.store.db,
    stored.seats.flatMap(({ identity }) => identity ?? []),
  );
}
