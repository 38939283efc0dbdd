import type { Outcome, Seat } from '@belfry/kernel';
import type { TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import type { StoredEntry } from './entries.ts';
import { bodyOf } from './entry-body.ts';
import { changeNotices, type NoticeChange } from './notices.ts';
import { type Head, writeHead } from './records.ts';
import type { Store } from './store.ts';

/** An entry to append, with the head of the match after it. */
export interface Appending extends StoredEntry {
  readonly table: TableId;
  readonly head: Head;
  /** The result, if this entry ends the match. */
  readonly outcome: Outcome | null;
  /** Bot moves made for players, by seat, if this entry ends the match. */
  readonly botMoves: ReadonlyMap<Seat, number>;
  /** Notices that the entry creates or settles. */
  readonly notices: NoticeChange;
}

/** Appends entries of different matches in one transaction; returns the tables whose entry was stored. */
export type Append = (batch: readonly Appending[]) => Promise<ReadonlySet<TableId>>;

/**
 * Stores an entry only if head and seats are unchanged since its author read them; otherwise another writer was first. The unique key
 * (match, number) decides in the end. The revision check also keeps a retried request from being carried out twice: a writer that does not know of the first attempt has not seen the last revision, and
 * rereads. The rows travel as one JSON text, so that the statements are the same for every batch size and are built once.
 */
export function startAppending(store: Store): Append {
  return store.kind === 'sqlite' ? appendInSqlite(store) : appendInPostgres(store);
}

/**
 * A single statement, so that a node suspended in the middle of it holds no row locks. Rows are locked in a fixed order, so that nodes
 * cannot deadlock.
 */
function appendInPostgres({ db }: Store): Append {
  const append = sql<{ table_id: string }>`
    with rows as materialized (
      select * from jsonb_to_recordset(cast(${''} as jsonb)) as rows (
        table_id text, seq integer, request text, body text, at bigint, revision integer, moved_at bigint, pending text, clocks text, vote text,
        expired text, due_at bigint, lease_by text, lease_until bigint, outcome text, bot_moves jsonb, settled jsonb,
        fresh jsonb)
    ), seen as materialized (
      select heads.table_id from rows join heads on heads.table_id = rows.table_id and heads.revision = rows.revision
      order by heads.table_id for update of heads
    ), added as (
      insert into entries (table_id, seq, request, body, at)
      select table_id, seq, request, body, at from rows join seen using (table_id)
      on conflict do nothing returning table_id
    ), moved as (
      update heads set seq = rows.seq, moved_at = rows.moved_at, pending = rows.pending, clocks = rows.clocks, vote = rows.vote,
        expired = rows.expired, due_at = rows.due_at, lease_by = rows.lease_by, lease_until = rows.lease_until, revision = rows.revision + 1
      from rows join added using (table_id) where heads.table_id = rows.table_id
    ), ended as (
      update tables set status = 'finished', ended_at = rows.at, outcome = rows.outcome
      from rows join added using (table_id) where tables.id = rows.table_id and rows.outcome is not null
    ), counted as (
      update seats set bot_moves = counts.moves
      from rows join added using (table_id) cross join lateral jsonb_to_recordset(rows.bot_moves) as counts (seat integer, moves integer)
      where seats.table_id = rows.table_id and seats.seat = counts.seat
    ), settled as (
      delete from notices using rows join added using (table_id) cross join
        lateral jsonb_to_recordset(rows.settled) as gone (identity text, kind text)
      where notices.identity = gone.identity and notices.table_id = rows.table_id and notices.kind = gone.kind
    ), told as (
      insert into notices (identity, table_id, kind, cause, at, due_at)
      select fresh.identity, rows.table_id, fresh.kind, fresh.cause, fresh.at, fresh.due_at
      from rows join added using (table_id) cross join
        lateral jsonb_to_recordset(rows.fresh) as fresh (identity text, kind text, cause integer, at bigint, due_at bigint)
      where fresh.identity in (select identity from notice_people) on conflict do nothing
    )
    select table_id from added`.compile(db);
  return async (batch) => {
    const inOrder = [...batch].sort((a, b) => (a.table < b.table ? -1 : 1));
    const { rows } = await db.executeQuery<{ table_id: string }>({ ...append, parameters: [JSON.stringify(inOrder.map(recordOf))] });
    return new Set(rows.map((row) => row.table_id));
  };
}

function recordOf({ table, entry, request, at, head, outcome, botMoves, notices: { settled, fresh } }: Appending): object {
  return {
    ...writeHead(table, head),
    ...{ request, body: bodyOf(entry), at, outcome: outcome === null ? null : JSON.stringify(outcome) },
    bot_moves: outcome === null ? [] : [...botMoves].map(([seat, moves]) => ({ seat, moves })),
    settled: settled.flatMap(({ identity, kinds }) => kinds.map((kind) => ({ identity, kind }))),
    fresh: fresh.map(({ identity, kind, cause, at: since, dueAt }) => ({ identity, kind, cause, at: since, due_at: dueAt })),
  };
}

/** SQLite changes one table per statement; the transaction belongs to this process, so no one else waits for it. */
function appendInSqlite({ db, kind }: Store): Append {
  const entries = sql<{ table_id: string }>`
    insert into entries (table_id, seq, request, body, at)
    select rows.value->>0, cast(rows.value->>1 as integer), rows.value->>2, rows.value->>3, cast(rows.value->>4 as bigint)
    from json_each(${''}) as rows join heads on heads.table_id = rows.value->>0 and heads.revision = cast(rows.value->>5 as integer)
    where true on conflict do nothing returning table_id`.compile(db);
  const heads = sql`
    insert into heads (table_id, seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until)
    select value->>0, cast(value->>1 as integer), cast(value->>2 as bigint), value->>3, value->>4, value->>5, value->>6,
      cast(value->>7 as bigint), value->>8, cast(value->>9 as bigint)
    from json_each(${''}) as rows where true
    on conflict (table_id) do update set seq = excluded.seq, moved_at = excluded.moved_at, pending = excluded.pending,
      clocks = excluded.clocks, vote = excluded.vote, expired = excluded.expired, due_at = excluded.due_at,
      lease_by = excluded.lease_by, lease_until = excluded.lease_until, revision = heads.revision + 1`.compile(db);

  return (batch) =>
    db.transaction().execute(async (tx) => {
      const inserted = await tx.executeQuery<{ table_id: string }>({ ...entries, parameters: [JSON.stringify(batch.map(entryRow))] });
      const won = new Set(inserted.rows.map((row) => row.table_id));
      const winners = won.size === batch.length ? batch : batch.filter(({ table }) => won.has(table));
      if (winners.length === 0) return won;
      await tx.executeQuery({ ...heads, parameters: [JSON.stringify(winners.map(headRow))] });
      for (const { table, outcome, at, botMoves } of winners) {
        if (outcome === null) continue;
        for (const [seat, moves] of botMoves)
          await tx.updateTable('seats').set({ bot_moves: moves }).where('table_id', '=', table).where('seat', '=', seat).execute();
        await tx
          .updateTable('tables')
          .set({ status: 'finished', ended_at: at, outcome: JSON.stringify(outcome) })
          .where('id', '=', table)
          .execute();
      }
      await changeNotices(
        tx,
        kind,
        winners.map(({ notices }) => notices),
      );
      return won;
    });
}

function entryRow({ table, entry, request, at, head }: Appending): readonly unknown[] {
  return [table, entry.seq, request, bodyOf(entry), at, head.revision];
}

function headRow({ table, head }: Appending): readonly unknown[] {
  const row = writeHead(table, head);
  const { seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until } = row;
  return [table, seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until];
}
