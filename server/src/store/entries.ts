import type { Entry, Outcome } from '@belfry/kernel';
import type { Instant, TableId } from '../protocol/index.ts';
import { type Head, writeHead } from './records.ts';
import type { Db } from './store.ts';

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
}

export async function readEntries(db: Db, table: TableId, after = 0): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['seq', 'request', 'body', 'at'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ entry: { seq: row.seq, ...JSON.parse(row.body) }, request: row.request, at: row.at }));
}

/**
 * Appends entries of different matches in one transaction. The unique keys (match, number) and (match, request) decide every race:
 * gives the tables whose entry went in. The order is fixed, so that nodes never wait for each other in a circle.
 */
export async function appendEntries(db: Db, batch: readonly Appending[]): Promise<ReadonlySet<TableId>> {
  const sorted = [...batch].sort((a, b) => (a.table < b.table ? -1 : 1));
  return db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('entries')
      .values(sorted.map(writeEntry))
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    const won = new Set(inserted.map((row) => row.table_id));
    const winners = won.size === sorted.length ? sorted : sorted.filter(({ table }) => won.has(table));
    if (winners.length === 0) return won;
    await tx
      .insertInto('heads')
      .values(winners.map(({ table, head }) => writeHead(table, head)))
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet((eb) => ({
          seq: eb.ref('excluded.seq'),
          moved_at: eb.ref('excluded.moved_at'),
          pending: eb.ref('excluded.pending'),
          clocks: eb.ref('excluded.clocks'),
          vote: eb.ref('excluded.vote'),
          expired: eb.ref('excluded.expired'),
          due_at: eb.ref('excluded.due_at'),
          lease_by: eb.ref('excluded.lease_by'),
          lease_until: eb.ref('excluded.lease_until'),
        })),
      )
      .execute();
    for (const { table, outcome, at } of winners) {
      if (outcome === null) continue;
      await tx
        .updateTable('tables')
        .set({ status: 'finished', ended_at: at, outcome: JSON.stringify(outcome) })
        .where('id', '=', table)
        .execute();
    }
    return won;
  });
}

function writeEntry({ table, entry, request, at }: Appending) {
  const { seq, ...body } = entry;
  return { table_id: table, seq, request, body: JSON.stringify(body), at };
}

/** Writes the log of a match that was played elsewhere. */
export async function insertEntries(db: Db, table: TableId, entries: readonly Entry[], at: Instant): Promise<void> {
  const SLICE = 100;
  for (let from = 0; from < entries.length; from += SLICE) {
    const rows = entries
      .slice(from, from + SLICE)
      .map(({ seq, ...body }) => ({ table_id: table, seq, request: null, body: JSON.stringify(body), at }));
    await db.insertInto('entries').values(rows).execute();
  }
}
