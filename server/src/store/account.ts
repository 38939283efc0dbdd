import type { IdentityId, TableId } from '@belfry/protocol';
import { findChannels } from './channels.ts';
import { readDeviceTables } from './device-tables.ts';
import { findSettings } from './notices.ts';
import { readProgress } from './progress.ts';
import { findSignInChanges } from './sign-in-changes.ts';
import type { Db } from './store.ts';
import { readNotes } from './table-notes.ts';
import { findTimeOff } from './time-off.ts';

/** Returns an account's data and its ways to sign in; of secrets only whether they exist. */
export async function readAccount(db: Db, id: IdentityId, tokenHash: string): Promise<object> {
  const { operator, hidden, ...identity } = await db
    .selectFrom('identities')
    .leftJoin('passwords', 'passwords.identity', 'identities.id')
    .select(['identities.id', 'name', 'crest', 'kind', 'login', 'operator', 'hidden', 'created_at as createdAt'])
    .where('identities.id', '=', id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['token_hash', 'kind', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('identity', '=', id)
    .orderBy('created_at')
    .execute();
  return {
    account: { ...identity, operator: operator === 1, hidden: hidden === 1 },
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'created_at as createdAt', 'used_at as usedAt'])
      .where('identity', '=', id)
      .execute(),
    signInChanges: await findSignInChanges(db, id),
    recoveryCodes: await db.selectFrom('recovery_codes').select('created_at as createdAt').where('identity', '=', id).execute(),
    sessions: sessions.map(({ token_hash, ...session }) => ({ ...session, thisOne: token_hash === tokenHash })),
    notices: await findSettings(db, id),
    channels: (await findChannels(db, id)).map(({ id: _id, identity: _identity, kind: _kind, ...channel }) => channel),
    progress: await readProgress(db, id),
    tableNotes: await readNotes(db, id),
    deviceTables: await readDeviceTables(db, id),
    timeOff: (await findTimeOff(db, [id])).get(id) ?? null,
    blocked: await db.selectFrom('blocks').select(['blocked as id', 'at']).where('identity', '=', id).execute(),
    invitations: await db.selectFrom('invitations').select(['table_id as table', 'at']).where('identity', '=', id).execute(),
    bots: await db.selectFrom('identities').select(['id', 'name', 'crest', 'created_at as createdAt']).where('owner', '=', id).execute(),
  };
}

/** Returns a user's own chat lines at a table. */
export async function readLinesOf(db: Db, id: IdentityId, table: TableId): Promise<object[]> {
  return db
    .selectFrom('chat')
    .select(['at', 'text', 'phrase'])
    .where('table_id', '=', table)
    .where('identity', '=', id)
    .orderBy('n')
    .execute();
}
