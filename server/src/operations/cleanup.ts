import type { TableId } from '@belfry/protocol';
import { claimJob, finishJob } from '../store/jobs.ts';
import { eraseRemoved } from '../store/removed-tables.ts';
import { deleteOldSessions, deleteOldShows, deleteOldTables, eraseUnusedGuests } from '../store/retention.ts';
import type { TableCache } from '../tables/table-cache.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LEASE_MS = 10 * 60 * 1000;
const TABLES_TOGETHER = 100;

/** Guests who never took a seat are deleted after this long without a visit; those who chose a name, later. */
const IDLE_DAYS = 7;
const IDLE_NAMED_DAYS = 60;
const GUESTS_TOGETHER = 25;

/** Tables of bots only are deleted after this long without a spectator. */
const SHOW_DAYS = 7;
/** Removed tables can be restored for this long. */
const WAY_BACK_DAYS = 30;

/** Starts the daily cleanup, which one of the nodes runs. */
export function startCleanup(context: TableCache, keepDays: number): () => void {
  const ticker = setInterval(() => {
    runCleanup(context, keepDays).catch((error) => context.log.error({ err: error }, 'tidying up failed; it will be tried again'));
  }, HOUR_MS);
  ticker.unref();
  return () => clearInterval(ticker);
}

/** Returns how many tables and guests were deleted, or null when another node does the cleanup. `keepDays` 0 keeps the tables of guests. */
export async function runCleanup(
  context: TableCache,
  keepDays: number,
): Promise<{ readonly tables: number; readonly guests: number } | null> {
  const { db } = context.store;
  const now = context.time.now();
  if (!(await claimJob(db, 'tidying', context.time.matchTime(), DAY_MS, LEASE_MS))) return null;
  const before = now - keepDays * DAY_MS;
  let tables = await deleteAll(context, (most) => deleteOldShows(db, now - SHOW_DAYS * DAY_MS, most));
  tables += await deleteAll(context, (most) => eraseRemoved(db, now - WAY_BACK_DAYS * DAY_MS, most));
  await deleteOldSessions(db, now);
  if (keepDays > 0) tables += await deleteAll(context, (most) => deleteOldTables(db, before, most));
  const idle = { before: now - IDLE_DAYS * DAY_MS, beforeNamed: now - IDLE_NAMED_DAYS * DAY_MS, now };
  let guests = 0;
  for (let gone = GUESTS_TOGETHER; gone === GUESTS_TOGETHER; guests += gone) gone = await eraseUnusedGuests(db, idle, GUESTS_TOGETHER);
  await finishJob(db, 'tidying', context.time.matchTime());
  context.log.info({ tables, guests }, 'tidied up');
  return { tables, guests };
}

async function deleteAll(context: TableCache, deleteSome: (most: number) => Promise<TableId[]>): Promise<number> {
  let count = 0;
  for (;;) {
    const gone = await deleteSome(TABLES_TOGETHER);
    for (const id of gone) context.tables.delete(id);
    count += gone.length;
    if (gone.length < TABLES_TOGETHER) return count;
  }
}
