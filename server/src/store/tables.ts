import type { IdentityId, Instant, Person, TableId, TableStatus } from '@belfry/protocol';
import { tableStatus } from '@belfry/protocol/schemas';
import { type RawBuilder, sql } from 'kysely';
import { findPeople } from './identities.ts';
import { writeSeatRow } from './match-rows.ts';
import { changeNotices, NO_CHANGE, type NoticeChange } from './notices.ts';
import {
  type Head,
  readHead,
  readSeat,
  readTable,
  type SeatRecord,
  type TableRecord,
  writeHead,
  writeSeat,
  writeTable,
} from './records.ts';
import type { Db, Store } from './store.ts';

export interface StoredTable {
  readonly table: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly head: Head | null;
}

export interface FoundTable extends StoredTable {
  /** The host, or the owner of the bot that is the host. */
  readonly owner: IdentityId;
}

/** Finds a table; removed ones only on request. */
export async function findTable(db: Db, id: TableId, removedToo = false): Promise<FoundTable | null> {
  // Reads the head first: if seats change meanwhile, the revision has changed too, and no one overwrites them.
  const head = await db.selectFrom('heads').selectAll().where('table_id', '=', id).executeTakeFirst();
  const row = await db
    .selectFrom('tables')
    .leftJoin('identities', 'identities.id', 'tables.host')
    .selectAll('tables')
    .select('identities.owner')
    .where('tables.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (row.removed_at !== null && !removedToo)) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return {
    table: readTable(row),
    seats: seats.map(readSeat),
    head: head === undefined ? null : readHead(head),
    owner: row.owner ?? row.host,
  };
}

export async function insertTable(
  { db, kind }: Store,
  table: TableRecord,
  seats: readonly SeatRecord[],
  notices: NoticeChange = NO_CHANGE,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('tables').values(writeTable(table)).execute();
    await tx
      .insertInto('seats')
      .values(seats.map((seat) => writeSeat(table.id, seat)))
      .execute();
    await changeNotices(tx, kind, [notices]);
  });
}

/** The table as the writer has read it. */
export interface SeenTable {
  readonly record: TableRecord;
  readonly seats: readonly SeatRecord[];
}

/**
 * The result of a change to a gathering table: `begun` if it has been started or closed meanwhile, `changed` if it differs from what was
 * read.
 */
export type Gathered = 'done' | 'begun' | 'changed';

/** Overwrites a gathering table and its seats. */
export async function rewriteGathering(db: Db, table: TableRecord, seats: readonly SeatRecord[], seen: SeenTable): Promise<Gathered> {
  return whileGathering(db, seen, async (tx) => {
    const { id, ...columns } = writeTable(table);
    await tx.updateTable('tables').set(columns).where('id', '=', id).execute();
    await tx.deleteFrom('seats').where('table_id', '=', id).execute();
    if (seats.length > 0)
      await tx
        .insertInto('seats')
        .values(seats.map((seat) => writeSeat(id, seat)))
        .execute();
  });
}

/** Changes a gathering table under a row lock, if it is still as the writer has read it. */
async function whileGathering(db: Db, { record, seats }: SeenTable, change: (tx: Db) => Promise<void>): Promise<Gathered> {
  return db.transaction().execute(async (tx) => {
    const { id } = record;
    const held = await tx
      .updateTable('tables')
      .set({ status: 'gathering' })
      .where('id', '=', id)
      .where('status', '=', 'gathering')
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return 'begun';
    const now = await findTable(tx, id);
    if (JSON.stringify([now?.table, now?.seats]) !== JSON.stringify([record, seats])) return 'changed';
    await change(tx);
    return 'done';
  });
}

export async function updateHost(db: Db, id: TableId, host: IdentityId): Promise<void> {
  await db.updateTable('tables').set({ host }).where('id', '=', id).execute();
}

/** Returns the tables that a user hosts or sits at, newest first, optionally with given statuses only. */
export async function findTablesOf(
  db: Db,
  identity: IdentityId,
  statuses: readonly TableStatus[] = tableStatus.options,
): Promise<TableId[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', statuses)
    .where((eb) =>
      eb.or([eb('host', '=', identity), eb('id', 'in', eb.selectFrom('seats').select('table_id').where('identity', '=', identity))]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

interface TablesOf {
  /** Tables that have not begun and tables in play, counted if they have changed since then. */
  readonly gathering: number;
  readonly playing: number;
  /** Tables removed since then, and those that closed because nobody was left. */
  readonly removed: number;
  /** Matches that began since then, whatever became of them. */
  readonly begun: number;
  /** The size of the logs with which tables were created, at any time. */
  readonly bytes: number;
}

/** Counts the tables of a user and their bots, and measures the private notes. */
export async function countTables(db: Db, owner: IdentityId, since: Instant): Promise<TablesOf> {
  const own = db
    .selectFrom('identities')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', owner), eb('owner', '=', owner)]));
  const touched = sql`coalesce(heads.moved_at, tables.created_at)`;
  const count = (condition: RawBuilder<unknown>) => sql<number | string | null>`sum(case when ${condition} then 1 else 0 end)`;
  const isThere = (status: string) => sql`removed_at is null and tables.status = ${status} and ${touched} > ${since}`;
  const row = await db
    .selectFrom('tables')
    .leftJoin('heads', 'heads.table_id', 'tables.id')
    .where('tables.host', 'in', own)
    .select(({ fn }) => [
      count(isThere('gathering')).as('gathering'),
      count(isThere('playing')).as('playing'),
      count(sql`removed_at > ${since} or (tables.status = 'closed' and removed_at is null and tables.created_at > ${since})`).as('removed'),
      count(sql`tables.started_at > ${since}`).as('begun'),
      fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const notes = await db
    .selectFrom('table_notes')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('identity', '=', owner)
    .executeTakeFirstOrThrow();
  const { gathering, playing, removed, begun, bytes } = row;
  return {
    gathering: Number(gathering ?? 0),
    playing: Number(playing ?? 0),
    removed: Number(removed ?? 0),
    begun: Number(begun ?? 0),
    bytes: Number(bytes ?? 0) + Number(notes.bytes ?? 0),
  };
}

/** Starts a gathering table, with its first head. */
export async function startTable(
  { db, kind }: Store,
  { table, seats, head }: StoredTable & { readonly head: Head },
  seen: SeenTable,
  notices: NoticeChange,
): Promise<Gathered> {
  return whileGathering(db, seen, async (tx) => {
    const { id, ...columns } = writeTable(table);
    await tx.updateTable('tables').set(columns).where('id', '=', id).execute();
    await tx.insertInto('heads').values(writeHead(id, head)).execute();
    for (const seat of seats) if (seat.timeOff !== undefined) await writeSeatRow(tx, id, seat);
    await changeNotices(tx, kind, [notices]);
  });
}

/** Sets the rematch of a table; returns the one that was set first. */
export async function nameRematch(db: Db, id: TableId, rematch: TableId): Promise<TableId> {
  await db.updateTable('tables').set({ rematch }).where('id', '=', id).where('rematch', 'is', null).execute();
  const row = await db.selectFrom('tables').select('rematch').where('id', '=', id).executeTakeFirstOrThrow();
  return row.rematch ?? rematch;
}

export interface ListedTable extends StoredTable {
  readonly removedAt: Instant | null;
  readonly people: ReadonlyMap<IdentityId, Person>;
}

export type TableList =
  | { readonly kind: 'open' | 'live' }
  | { readonly kind: 'mine' | 'removed'; readonly identity: IdentityId }
  | { readonly kind: 'archive'; readonly identity: IdentityId; readonly game?: string | undefined; readonly before?: Instant | undefined };

const LIST_LENGTH = 100;

const LISTED = { open: ['gathering'], live: ['playing'], mine: ['gathering', 'playing'], archive: ['finished'] } as const;

/**
 * Returns the tables of a list. Those in play include some that ended after `since`, so that a list does not reveal the end to delayed
 * spectators.
 */
export async function listTables(db: Db, list: TableList, since: Instant): Promise<ListedTable[]> {
  let query = db
    .selectFrom('tables')
    .selectAll('tables')
    .where((eb) => {
      if (list.kind === 'removed') return eb('removed_by', '=', list.identity);
      const listed = eb('status', 'in', LISTED[list.kind]);
      if (list.kind !== 'live' && list.kind !== 'mine') return listed;
      const isLate = eb('settings', 'not like', '%"delay":0,%');
      return eb.or([listed, eb.and([eb('status', '=', 'finished'), eb('ended_at', '>', since), isLate])]);
    })
    .orderBy('tables.created_at', 'desc')
    .limit(LIST_LENGTH);
  if (list.kind !== 'removed') query = query.where('removed_at', 'is', null);
  if (list.kind === 'archive') {
    if (list.game !== undefined) query = query.where('game', '=', list.game);
    if (list.before !== undefined) query = query.where('tables.created_at', '<', list.before);
  }
  if (!('identity' in list)) query = query.where('access', '=', 'open');
  else if (list.kind !== 'removed') {
    const { identity } = list;
    query = query.where((eb) => {
      const seated = eb('id', 'in', eb.selectFrom('seats').select('table_id').where('identity', '=', identity));
      const invited = eb('id', 'in', eb.selectFrom('invitations').select('table_id').where('identity', '=', identity));
      return eb.or([eb('host', '=', identity), seated, eb.and([eb('status', '=', 'gathering'), invited])]);
    });
  }
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  const heads = await db.selectFrom('heads').selectAll().where('table_id', 'in', ids).execute();
  const people = await findPeople(db, [...new Set(seats.flatMap(({ identity }) => identity ?? []))]);
  return rows.map((row) => {
    const head = heads.find((candidate) => candidate.table_id === row.id);
    return {
      table: readTable(row),
      removedAt: row.removed_at,
      seats: seats.filter((seat) => seat.table_id === row.id).map(readSeat),
      head: head === undefined ? null : readHead(head),
      people,
    };
  });
}
