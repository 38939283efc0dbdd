import type { Instant } from '@belfry/protocol';
import { sql } from 'kysely';
import type { Db } from './store.ts';

/** Takes a piece of the house's own work that is to be done once in a while by any one node; false when it is done or another is at it. */
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
