import type { IdentityId } from '@belfry/protocol';
import type { Db } from './store.ts';

/** At how many tables that gather or play both of them sit. */
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

/** At how many such tables somebody sits. */
export async function countSeatedAt(db: Db, identity: IdentityId): Promise<number> {
  return countTablesOfBoth(db, identity, identity);
}
