import type { IdentityId } from '@belfry/protocol';
import type { Db } from './store.ts';

/** Counts the gathering or playing tables at which both sit. */
export async function countTablesOfBoth(db: Db, one: IdentityId, other: IdentityId): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .innerJoin('seats as own', 'own.table_id', 'tables.id')
    .innerJoin('seats as other', 'other.table_id', 'tables.id')
    .select(({ fn }) => fn.count<number | string>('tables.id').distinct().as('tables'))
    .where('own.identity', '=', one)
    .where('other.identity', '=', other)
    .where('tables.status', 'in', ['gathering', 'playing'])
    .where('tables.removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(tables);
}

/** Counts the gathering or playing tables at which a user sits. */
export async function countSeatedAt(db: Db, identity: IdentityId): Promise<number> {
  return countTablesOfBoth(db, identity, identity);
}
