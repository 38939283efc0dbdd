import { type Kysely, sql } from 'kysely';

export async function challengesFor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('challenges').addColumn('purpose', 'text').execute();
  await db.schema.alterTable('challenges').addColumn('identity', 'text').execute();
}

/** Adds recovery codes, bans and the operators' log. */
export async function rights(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('identities').addColumn('banned_at', 'bigint').execute();
  await db.schema
    .alterTable('identities')
    .addColumn('operator', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('identities_by_owner').on('identities').column('owner').execute();
  await db.schema.createIndex('chat_by_identity').on('chat').column('identity').execute();
  await db.schema.createIndex('tables_by_host').on('tables').column('host').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('recovery_codes_by_identity').on('recovery_codes').column('identity').execute();
  await db.schema
    .createTable('acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by', 'text')
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .execute();
}

export async function rotatingSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('replaces', 'text').execute();
}

/** The names given to unnamed guests before there were more. */
const FIRST_GUEST_NAMES = ['Wren', 'Jackdaw', 'Swift', 'Owl', 'Rook', 'Heron', 'Finch', 'Starling', 'Magpie', 'Kestrel', 'Lark', 'Siskin'];

export async function chosenNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identities')
    .addColumn('named', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update identities set named = 1 where kind <> 'guest' or name not in (${sql.join(FIRST_GUEST_NAMES)})`.execute(db);
}

export async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_people')
    .addColumn('identity', 'text', (c) => c.primaryKey())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('failing_since', 'bigint')
    .addColumn('dead_at', 'bigint')
    .execute();
  await db.schema.createIndex('channels_by_identity').on('channels').column('identity').execute();
  await db.schema
    .createTable('notices')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('cause', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addPrimaryKeyConstraint('notices_key', ['identity', 'table_id', 'kind', 'cause'])
    .execute();
  await db.schema.createIndex('notices_by_table').on('notices').column('table_id').execute();
  // Indexes only notices that have not been sent.
  await sql`create index notices_by_due on notices (due_at) where due_at is not null`.execute(db);
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('told', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('lease_by', 'text')
    .addColumn('lease_until', 'bigint')
    .execute();
  await db.schema.createIndex('messages_by_due').on('messages').column('due_at').execute();
  await db.schema.createIndex('messages_by_channel').on('messages').column('channel').execute();
  await db.schema
    .createTable('house_keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

export async function progress(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('item', 'text', (c) => c.notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('progress_key', ['identity', 'topic', 'item'])
    .execute();
}

export async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identities')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('blocked', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['identity', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked').execute();
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'identity'])
    .execute();
  await db.schema.createIndex('invitations_by_identity').on('invitations').column('identity').execute();
  await db.schema.alterTable('identities').addColumn('time_off', 'text').execute();
  await db.schema.alterTable('seats').addColumn('time_off', 'text').execute();
  await db.schema.alterTable('seats').addColumn('standing', 'text').execute();
}

export async function signInChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('passkeys').addColumn('used_at', 'bigint').execute();
  await db.schema
    .alterTable('channels')
    .addColumn('recovery', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('bytes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('sign_in_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  for (const [table, column] of [
    ['sign_in_changes', 'identity'],
    ['passkeys', 'identity'],
    ['challenges', 'identity'],
    ['messages', 'identity'],
    ['invitations', 'by'],
    ['tables', 'rematch'],
    ['tables', 'removed_by'],
    ['tables', 'ended_at'],
  ] as const)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
}
