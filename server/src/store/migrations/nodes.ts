import type { Kysely } from 'kysely';

export async function jobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint', (c) => c.notNull())
    .execute();
}

export async function nodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text')
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('owns_tables', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
}
