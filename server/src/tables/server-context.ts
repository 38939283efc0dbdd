import { findGame, rulesOf } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { asDealt, type LiveMatch, receive, seqOf } from '@belfry/live';
import { refuse, type TableId } from '@belfry/protocol';
import type { Logger } from 'pino';
import type { Metrics } from '../base/metrics.ts';
import type { Slices } from '../base/slices.ts';
import type { KeyedBuckets } from '../base/token-bucket.ts';
import type { TimeOfDay } from '../clocks/steady-time.ts';
import type { Limits } from '../config/config.ts';
import type { NoticeTerms } from '../config/notification-terms.ts';
import type { MatchFiles } from '../match-files/match-files.ts';
import { pagesOfEntries } from '../store/entries.ts';
import { findPeople } from '../store/identities.ts';
import type { TableRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { StoreWatch } from '../store/store-watch.ts';
import { findTable } from '../store/tables.ts';
import type { Committer } from './committer.ts';
import { exclusively, type LiveTable } from './live-table.ts';
import type { OpenSockets } from './session-sockets.ts';
import type { ViewerAccessOf } from './viewer-access.ts';

/** Everything a node works with. */
export interface ServerContext {
  readonly games: readonly Game[];
  readonly store: Store;
  readonly storeWatch: StoreWatch;
  readonly node: string;
  readonly time: TimeOfDay;
  readonly committer: Committer;
  readonly slices: Slices;
  readonly matchFiles: MatchFiles;
  readonly limits: Limits;
  readonly noticeTerms: NoticeTerms;
  /** How much each person may say. */
  readonly chatting: KeyedBuckets;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly openSockets: OpenSockets;
  /** Who sees what, asked for every frame and every answer. */
  readonly viewerAccessOf: ViewerAccessOf;
  /** Whoever brings it has read it beside the store, and runs the house. */
  readonly consoleToken: string;
  /** A new secret for the chance of a match. */
  readonly newKey: () => string;
  /** The number of the protocol that this node speaks. */
  readonly protocol: number;
  readonly tables: Map<TableId, LiveTable>;
  /** Tables that are being read from the store. */
  readonly opening: Map<TableId, Promise<LiveTable>>;
  /** Tells whoever looks after bots and clocks when a match is due. */
  expect: (table: TableId, dueAt: number | null) => void;
}

/** Works on a table alone, with what the store holds in memory. */
export async function within<T>(context: ServerContext, id: TableId, work: (table: LiveTable) => Promise<T>): Promise<T> {
  for (;;) {
    const table = await openTable(context, id);
    table.usedAt = context.time.now();
    const done = await exclusively(table, async () => (context.tables.get(id) === table ? { result: await work(table) } : null));
    // Null: the table was forgotten while this work waited for its turn.
    if (done !== null) return done.result;
  }
}

/** The same, for work on the match itself. */
export async function withinMatch<T>(
  context: ServerContext,
  id: TableId,
  work: (table: LiveTable, live: LiveMatch) => Promise<T>,
): Promise<T> {
  return within(context, id, async (table) => work(table, await matchOf(context, table)));
}

export async function openTable(context: ServerContext, id: TableId): Promise<LiveTable> {
  const known = context.tables.get(id);
  if (known !== undefined) return known;
  const opening = context.opening.get(id) ?? readTable(context, id).finally(() => context.opening.delete(id));
  context.opening.set(id, opening);
  return opening;
}

async function readTable(context: ServerContext, id: TableId): Promise<LiveTable> {
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
    seats,
    people,
    head,
    live: null,
    shadow: null,
    watchers: new Set(),
    elsewhere: new Map(),
    announced: head?.seq ?? 0,
    lastChat: 0,
    usedAt: context.time.now(),
    queue: Promise.resolve(),
  };
  context.tables.set(id, live);
  return live;
}

/** The rules the match was begun with; those of today for one that has not begun. */
async function gameOf(context: ServerContext, { header, settings }: TableRecord): Promise<Game> {
  return header === null ? findGame(settings.game, context.games) : rulesOf(header, context.games);
}

/** The folded match; call only while working on the table alone. */
export async function matchOf(context: ServerContext, table: LiveTable): Promise<LiveMatch> {
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

/** Takes over what the store holds and memory does not, however much that is. */
export async function receiveAll(context: ServerContext, id: TableId, live: LiveMatch): Promise<void> {
  for await (const page of pagesOfEntries(context.store.db, id, seqOf(live)))
    await context.slices.each(page, (entry) => receive(live, entry));
}

/** Reads anew what is beside the log: seats, names, settings, head. A table that is gone from the store is gone here too. */
export async function rereadTable(context: ServerContext, table: LiveTable): Promise<void> {
  const stored = await findTable(context.store.db, table.id);
  if (stored === null) {
    context.tables.delete(table.id);
    for (const watcher of table.watchers) watcher.shutOut('no-table');
    table.watchers.clear();
    throw refuse('no-table');
  }
  table.record = stored.table;
  // It may have begun on another node, which plays by an earlier or later version.
  table.game = await gameOf(context, stored.table);
  table.seats = stored.seats;
  table.head = stored.head;
  table.people = await findPeople(
    context.store.db,
    stored.seats.flatMap(({ identity }) => identity ?? []),
  );
}
