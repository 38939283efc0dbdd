import { type Kysely, sql } from 'kysely';

export async function whoSatThere(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('sat', 'text').execute();
}

export async function removedTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('removed_at', 'bigint').execute();
  await db.schema.alterTable('tables').addColumn('removed_by', 'text').execute();
  // Indexes removed tables only.
  await sql`create index tables_by_removal on tables (removed_at) where removed_at is not null`.execute(db);
}

export async function deviceTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('device_tables')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('updated', 'bigint', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('device_tables_key', ['identity', 'id'])
    .execute();
}

export async function revisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('heads')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export async function matchTime(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match_time')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('stood_still', 'bigint', (c) => c.notNull())
    .addColumn('reached', 'bigint', (c) => c.notNull())
    .execute();
}

/** Adds agreements between players, and bot moves made for players. For finished matches the logs have the latter. */
export async function agreements(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('ending', 'text').execute();
  await db.schema
    .alterTable('heads')
    .addColumn('agreements', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  await db.schema
    .alterTable('seats')
    .addColumn('expelled', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('seats')
    .addColumn('bot_moves', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update seats set bot_moves = (select count(*) from entries where entries.table_id = seats.table_id
      and entries.body like '{"seat":' || seats.seat || ',%' and entries.body like '%"by":"bot %')
    where identity is not null and table_id in (select id from tables where status = 'finished')`.execute(db);
}

export async function tableNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_notes')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('table_notes_key', ['identity', 'table_id'])
    .execute();
  await db.schema.createIndex('table_notes_by_table').on('table_notes').column('table_id').execute();
}
