import type { TableId } from '@belfry/protocol';
import { type OperationNodeSource, sql } from 'kysely';
import { changeNotices, type NoticeChange } from './notices.ts';
import { type Head, type SeatRecord, type TableRecord, writeHead, writeSeat } from './records.ts';
import type { Db, Store } from './store.ts';

// The head and seats of a match change together under one number, the head's revision (optimistic locking): a writer names the revision it
// has read, and changes nothing if it is out of date.

/** Changes to the rows of a match besides its log. */
export interface MatchRows {
  readonly head: Head;
  /** The seats that change. */
  readonly seats: readonly SeatRecord[];
  /** Ends the match. */
  readonly end?: Pick<TableRecord, 'endedAt' | 'outcome' | 'ending'> | undefined;
  readonly notices?: NoticeChange | undefined;
}

/** Changes the head and seats of a match in one transaction. Returns the new revision, or null if `head.revision` is out of date. */
export async function updateMatch({ db, kind }: Store, table: TableId, { head, seats, end, notices }: MatchRows): Promise<number | null> {
  const update = (on: Db) => {
    const { table_id, revision, ...columns } = writeHead(table, head);
    return on
      .updateTable('heads')
      .set({ ...columns, revision: revision + 1 })
      .where('table_id', '=', table_id)
      .where('revision', '=', revision)
      .where('seq', '=', head.seq)
      .returning('revision');
  };
  if (kind === 'postgres' && end === undefined && notices === undefined) return updateInOneStatement(db, update(db), table, seats);
  return db.transaction().execute(async (tx) => {
    const changed = await update(tx).executeTakeFirst();
    if (changed === undefined) return null;
    for (const seat of seats) await writeSeatRow(tx, table, seat);
    if (end !== undefined) await endTable(tx, table, end);
    if (notices !== undefined) await changeNotices(tx, kind, [notices]);
    return changed.revision;
  });
}

async function endTable(tx: Db, table: TableId, { endedAt, outcome, ending }: NonNullable<MatchRows['end']>): Promise<void> {
  const columns = { outcome: outcome === null ? null : JSON.stringify(outcome), ending: JSON.stringify(ending) };
  await tx
    .updateTable('tables')
    .set({ status: 'finished', ended_at: endedAt, ...columns })
    .where('id', '=', table)
    .execute();
}

/** A single statement, so that a node suspended in the middle of it holds no row locks. */
async function updateInOneStatement(
  db: Db,
  update: OperationNodeSource,
  table: TableId,
  seats: readonly SeatRecord[],
): Promise<number | null> {
  const rows = JSON.stringify(seats.map((seat) => writeSeat(table, seat)));
  const { rows: done } = await sql<{ revision: number }>`
    with moved as (${update}), written as (
      update seats set identity = rows.identity, bot = rows.bot, ready = rows.ready, time_off = rows.time_off, standing = rows.standing,
        expelled = rows.expelled, bot_moves = rows.bot_moves
      from moved cross join jsonb_to_recordset(cast(${rows} as jsonb)) as rows (
        table_id text, seat integer, identity text, bot text, ready integer, time_off text, standing text, expelled integer, bot_moves integer)
      where seats.table_id = rows.table_id and seats.seat = rows.seat
    )
    select revision from moved`.execute(db);
  return done[0]?.revision ?? null;
}

/** Overwrites one seat. Call within a transaction that has claimed the match or starts it. */
export async function writeSeatRow(tx: Db, table: TableId, record: SeatRecord): Promise<void> {
  const { table_id, seat, ...columns } = writeSeat(table, record);
  await tx.updateTable('seats').set(columns).where('table_id', '=', table_id).where('seat', '=', seat).execute();
}

/**
 * Locks a user's tables for this transaction in a fixed order, and increments their revisions, so that concurrent writers notice and no
 * seat is written meanwhile. Call within a transaction.
 */
export async function claimTablesOf(tx: Db, identity: string): Promise<void> {
  const seated = sql`select table_id from seats where identity = ${identity} order by table_id`;
  await sql`update heads set revision = revision + 1 where table_id in (${seated})`.execute(tx);
  await sql`update tables set status = status where status = 'gathering' and id in (${seated})`.execute(tx);
}
