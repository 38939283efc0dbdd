import type { ServerContext } from '../play/server-context.ts';
import { claimJob, finishJob } from '../store/jobs.ts';
import { deleteOldGuests, deleteOldTables } from '../store/retention.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const LEASE_MS = 10 * 60 * 1000;
const TABLES_TOGETHER = 100;

/** Once a day one of the nodes removes what guests left behind long ago. */
export function startTidying(context: ServerContext, keepDays: number): () => void {
  if (keepDays === 0) return () => undefined;
  const ticker = setInterval(() => {
    tidyUp(context, keepDays).catch((error) => context.log.error({ err: error }, 'tidying up failed; it will be tried again'));
  }, HOUR_MS);
  ticker.unref();
  return () => clearInterval(ticker);
}

/** Gives how many tables and guests are gone, or null when it was not this node's to do. */
export async function tidyUp(
  context: ServerContext,
  keepDays: number,
): Promise<{ readonly tables: number; readonly guests: number } | null> {
  const { db } = context.store;
  const now = context.time.now();
  if (!(await claimJob(db, 'tidying', now, DAY_MS, LEASE_MS))) return null;
  const before = now - keepDays * DAY_MS;
  let tables = 0;
  for (;;) {
    const gone = await deleteOldTables(db, before, TABLES_TOGETHER);
    for (const id of gone) context.tables.delete(id);
    tables += gone.length;
    if (gone.length < TABLES_TOGETHER) break;
  }
  const guests = await deleteOldGuests(db, before, now);
  await finishJob(db, 'tidying', now);
  context.log.info({ tables, guests }, 'tidied up');
  return { tables, guests };
}
