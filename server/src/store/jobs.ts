import type { Instant } from '@belfry/protocol';
import { sql } from 'kysely';
import type { Db } from './store.ts';

/** Claims a periodic job that any one node runs; returns false if it has been done or another node is running it. */
export async function claimJob(db: Db, name: string, now: Instant, every: number, leaseMs: number): Promise<boolean> {
  const claimed = await sql`
    insert into jobs (name, lease_until, done_at) values (${name}, ${now + leaseMs}, 0)
    on conflict (name) do update set lease_until = excluded.lease_until
    where jobs.lease_until < ${now} and jobs.done_at <= ${now - every}
    returning name`.execute(db);
  return claimed.rows.length > 0;
}

export async function finishJob(db: Db, name: string, now: Instant): Promise<void> {
  await db.updateTable('jobs').set({ done_at: now, lease_until: 0 }).where('name', '=', name).execute();
}
