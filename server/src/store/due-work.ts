import type { Instant, TableId } from '@belfry/protocol';
import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Takes up to `most` matches that are due and that nobody looks after, for so long. Two nodes never get the same one. */
export async function claimDue(store: Store, node: string, now: Instant, leaseMs: number, most: number): Promise<TableId[]> {
  const skip = store.kind === 'postgres' ? sql`for update skip locked` : sql``;
  const claimed = await sql<{ table_id: string }>`
    update heads set lease_by = ${node}, lease_until = ${now + leaseMs}
    where table_id in (
      select table_id from heads
      where due_at is not null and due_at <= ${now} and (lease_until is null or lease_until < ${now})
      order by due_at limit ${most} ${skip}
    )
    returning table_id`.execute(store.db);
  return claimed.rows.map((row) => row.table_id);
}

/** Is there a match that somebody should look after by now? */
export async function isAnythingDue({ db }: Store, now: Instant): Promise<boolean> {
  const due = await db.selectFrom('heads').select('table_id').where('due_at', '<=', now).limit(1).executeTakeFirst();
  return due !== undefined;
}
