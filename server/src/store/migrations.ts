import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';

/** Ordered by name. A released migration never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-beginning': { up: beginning },
  '002-jobs': { up: jobs },
  '003-challenges-for': { up: challengesFor },
  '004-rights': { up: rights },
  '005-who-sat-there': { up: whoSatThere },
  '006-removed-tables': { up: removedTables },
  '007-rotating-sessions': { up: rotatingSessions },
  '008-chosen-names': { up: chosenNames },
  '009-notices': { up: notices },
  '010-progress': { up: progress },
  '011-people': { up: people },
  '012-device-tables': { up: deviceTables },
  '013-revisions': { up: revisions },
  '014-sign-in-changes': { up: signInChanges },
  '015-match-time': { up: matchTime },
  '016-agreements': { up: agreements },
  '017-nodes': { up: nodes },
  '018-table-notes': { up: tableNotes },
};

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => ({ ...MIGRATIONS }),
};

async function beginning(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('crest', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('owner', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('passwords')
    .addColumn('login', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_identity').on('sessions').column('identity').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await createTables(db);
  await createMatches(db);
}

async function progress(db: Kysely<unknown>): Promise<void> {
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

async function people(db: Kysely<unknown>): Promise<void> {
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

async function deviceTables(db: Kysely<unknown>): Promise<void> {
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

async function revisions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('heads')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function matchTime(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('match_time')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('stood_still', 'bigint', (c) => c.notNull())
    .addColumn('reached', 'bigint', (c) => c.notNull())
    .execute();
}

async function nodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text')
    .addColumn('bots', 'integer', (c) => c.notNull())
    .addColumn('owns_tables', 'integer', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function tableNotes(db: Kysely<unknown>): Promise<void> {
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

async function signInChanges(db: Kysely<unknown>): Promise<void> {
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

async function whoSatThere(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('sat', 'text').execute();
}

async function removedTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('removed_at', 'bigint').execute();
  await db.schema.alterTable('tables').addColumn('removed_by', 'text').execute();
  // Indexes removed tables only.
  await sql`create index tables_by_removal on tables (removed_at) where removed_at is not null`.execute(db);
}

async function rotatingSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('replaces', 'text').execute();
}

/** The names given to unnamed guests before there were more. */
const FIRST_GUEST_NAMES = ['Wren', 'Jackdaw', 'Swift', 'Owl', 'Rook', 'Heron', 'Finch', 'Starling', 'Magpie', 'Kestrel', 'Lark', 'Siskin'];

async function chosenNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('identities')
    .addColumn('named', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update identities set named = 1 where kind <> 'guest' or name not in (${sql.join(FIRST_GUEST_NAMES)})`.execute(db);
}

async function notices(db: Kysely<unknown>): Promise<void> {
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

async function challengesFor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('challenges').addColumn('purpose', 'text').execute();
  await db.schema.alterTable('challenges').addColumn('identity', 'text').execute();
}

/** Adds recovery codes, bans and the operators' log. */
async function rights(db: Kysely<unknown>): Promise<void> {
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

async function jobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('lease_until', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('header', 'text')
    .addColumn('key', 'text')
    .addColumn('outcome', 'text')
    .addColumn('rematch', 'text')
    .addColumn('rematch_of', 'text')
    .execute();
  await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'access', 'created_at']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('identity', 'text')
    .addColumn('bot', 'text')
    .addColumn('ready', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_by_identity').on('seats').column('identity').execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('phrase', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .addUniqueConstraint('chat_once', ['table_id', 'identity', 'request'])
    .execute();
}

/** Adds agreements between players, and bot moves made for players. For finished matches the logs have the latter. */
async function agreements(db: Kysely<unknown>): Promise<void> {
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

async function createMatches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heads')
    .addColumn('table_id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .addColumn('pending', 'text', (c) => c.notNull())
    .addColumn('clocks', 'text')
    .addColumn('vote', 'text')
    .addColumn('expired', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('lease_by', 'text')
    .addColumn('lease_until', 'bigint')
    .execute();
  // Indexes only matches that wait for a bot or a clock.
  await sql`create index heads_by_due on heads (due_at) where due_at is not null`.execute(db);
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('request', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
}
