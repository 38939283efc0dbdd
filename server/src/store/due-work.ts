import type { Instant, TableId } from '@belfry/protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Store } from './store.ts';

/** A node that claims due work. */
interface Claimer {
  readonly node: string;
  /** The other live nodes; leases of any other node are void. */
  readonly living: readonly string[];
  /** Returns true if this node owns the table. */
  readonly isOwn: (table: TableId) => boolean;
}

/** Work overdue by more than this may be claimed by any node. */
const LATE_MS = 5000;

/** Claims up to `most` due matches for `leaseMs`. Two nodes never claim the same one. */
export async function claimDue(store: Store, claimer: Claimer, now: Instant, leaseMs: number, most: number): Promise<TableId[]> {
  const { node, living, isOwn } = claimer;
  const free = sql`due_at <= ${now} and (lease_until is null or lease_until < ${now} or lease_by not in (${sql.join([node, ...living])}))`;
  const due = await findFree(store.db, free, most);
  const own = due.filter(({ table_id, due_at }) => isOwn(table_id) || due_at < now - LATE_MS).map(({ table_id }) => table_id);
  if (own.length === 0) return [];
  const skip = store.kind === 'postgres' ? sql`for update skip locked` : sql``;
  const claimed = await sql<{ table_id: string }>`
    update heads set lease_by = ${node}, lease_until = ${now + leaseMs}
    where table_id in (select table_id from heads where table_id in (${sql.join(own)}) and ${free} ${skip})
    returning table_id`.execute(store.db);
  return claimed.rows.map((row) => row.table_id);
}

async function findFree(db: Db, free: RawBuilder<unknown>, most: number): Promise<readonly { table_id: string; due_at: number }[]> {
  const { rows } = await sql<{ table_id: string; due_at: number }>`
    select table_id, due_at from heads where due_at is not null and ${free} order by due_at limit ${most}`.execute(db);
  return rows;
}

/** Returns true if any match is due. */
export async function isAnythingDue({ db }: Store, now: Instant): Promise<boolean> {
  const due = await db.selectFrom('heads').select('table_id').where('due_at', '<=', now).limit(1).executeTakeFirst();
  return due !== undefined;
}
