import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Entry, readEntry } from '@belfry/kernel';
import type { Instant, TableId } from '@belfry/protocol';
import { z } from 'zod';
import { readJson } from './json.ts';
import type { Db } from './store.ts';

/** A stored entry of the log, with its request and time. */
export interface StoredEntry {
  readonly entry: Entry;
  readonly request: string | null;
  readonly at: Instant;
}

const entryBody = z.record(z.string(), z.unknown());

/** Entries per page; reading and parsing a page takes about a millisecond. */
const PAGE = 200;

/** Yields the entries after one in pages, so that reading a long match does not block others. */
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

/** Writes the log of an imported match in slices, between which others are served. Call outside a transaction. */
export async function insertEntries(db: Db, table: TableId, bodies: readonly string[], at: Instant): Promise<void> {
  const SLICE = 100;
  for (let from = 0; from < bodies.length; from += SLICE) {
    const rows = bodies.slice(from, from + SLICE).map((body, i) => ({ table_id: table, seq: from + i + 1, request: null, body, at }));
    await db.insertInto('entries').values(rows).execute();
    await nextTurn();
  }
}
