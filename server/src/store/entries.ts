import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Entry, type Outcome, readEntry, type Seat } from '@belfry/kernel';
import type { Instant, TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import { z } from 'zod';
import { bodyOf } from './entry-body.ts';
import { readJson } from './json.ts';
import { changeNotices, type NoticeChange } from './notices.ts';
import { type Head, writeHead } from './records.ts';
import type { Db, Store } from './store.ts';

/** An entry of the log as it is kept: who asked for it, and when it was written. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly request: string | null;
  readonly at: Instant;
}

/** One entry to append, with where the match stands after it. */
export interface Appending extends StoredEntry {
  readonly table: TableId;
  readonly head: Head;
  /** The result, when this entry ends the match. */
  readonly outcome: Outcome | null;
  /** How many moves bots made for people, by seat, when it does. */
  readonly botMoves: ReadonlyMap<Seat, number>;
  /** What people are to be told of it, or not any more. */
  readonly notices: NoticeChange;
}

const entryBody = z.record(z.string(), z.unknown());

/** So many are read at once; reading and understanding them takes about a millisecond. */
const PAGE = 200;

/** The entries after one, in pages, so that nobody waits for a long match to be read. */
export async function* pagesOfEntries(db: Db, table: TableId, after = 0): AsyncGenerator<StoredEntry[]> {
  let last = after;
  for (;;) {
    const page = await readEntries(db, table, last, PAGE);
    yield page;
    last = page.at(-1)?.entry.seq ?? last;
    if (page.length < PAGE) return;
    await nextTurn();
  }
}

export async function readEntries(db: Db, table: TableId, after = 0, most?: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'request', 'body', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
  return rows.map(({ seq, request, body, at }) => ({ entry: readEntry({ ...readJson(entryBody, body), seq }, seq - 1), request, at }));
}

/** Appends entries of different matches in one transaction; gives the tables whose entry went in. */
export type Append = (batch: readonly Appending[]) => Promise<ReadonlySet<TableId>>;

/**
 * An entry goes in where head and seats are still those its maker has seen; else somebody was quicker. The unique key (match, number) is the last judge.
 * The order is fixed, so that nodes never wait for each other in a circle. It also keeps a request from being carried out twice: whoever does not know
 * of it yet has not seen the last revision, and reads it then.
 * The rows travel as one JSON text, so that the statements are the same for every size of a group: they are put together once.
 */
export function startAppending(store: Store): Append {
  const isSqlite = store.kind === 'sqlite';
  const rows = isSqlite ? sql`json_each(${''}) as rows` : sql`jsonb_array_elements(cast(${''} as jsonb)) as rows (value)`;
  const entries = sql<{ table_id: string }>`
    insert into entries (table_id, seq, request, body, at)
    select rows.value->>0, cast(rows.value->>1 as integer), rows.value->>2, rows.value->>3, cast(rows.value->>4 as bigint)
    from ${rows} join heads on heads.table_id = rows.value->>0 and heads.revision = cast(rows.value->>5 as integer)
    where true order by heads.table_id ${isSqlite ? sql`` : sql`for update of heads`}
    on conflict do nothing returning table_id`.compile(store.db);
  const heads = sql`
    insert into heads (table_id, seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until)
    select value->>0, cast(value->>1 as integer), cast(value->>2 as bigint), value->>3, value->>4, value->>5, value->>6,
      cast(value->>7 as bigint), value->>8, cast(value->>9 as bigint)
    from ${rows} where true
    on conflict (table_id) do update set seq = excluded.seq, moved_at = excluded.moved_at, pending = excluded.pending,
      clocks = excluded.clocks, vote = excluded.vote, expired = excluded.expired, due_at = excluded.due_at,
      lease_by = excluded.lease_by, lease_until = excluded.lease_until, revision = heads.revision + 1`.compile(store.db);

  return (batch) => {
    const sorted = [...batch].sort((a, b) => (a.table < b.table ? -1 : 1));
    return store.db.transaction().execute(async (tx) => {
      const inserted = await tx.executeQuery<{ table_id: string }>({ ...entries, parameters: [JSON.stringify(sorted.map(entryRow))] });
      const won = new Set(inserted.rows.map((row) => row.table_id));
      const winners = won.size === sorted.length ? sorted : sorted.filter(({ table }) => won.has(table));
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
        store.kind,
        winners.map(({ notices }) => notices),
      );
      return won;
    });
  };
}

function entryRow({ table, entry, request, at, head }: Appending): readonly unknown[] {
  return [table, entry.seq, request, bodyOf(entry), at, head.revision];
}

function headRow({ table, head }: Appending): readonly unknown[] {
  const row = writeHead(table, head);
  const { seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until } = row;
  return [table, seq, moved_at, pending, clocks, vote, expired, due_at, lease_by, lease_until];
}

/** Writes the log of a match that was played elsewhere, in slices between which others are served: call it outside of a transaction. */
export async function insertEntries(db: Db, table: TableId, bodies: readonly string[], at: Instant): Promise<void> {
  const SLICE = 100;
  for (let from = 0; from < bodies.length; from += SLICE) {
    const rows = bodies.slice(from, from + SLICE).map((body, i) => ({ table_id: table, seq: from + i + 1, request: null, body, at }));
    await db.insertInto('entries').values(rows).execute();
    await nextTurn();
  }
}
