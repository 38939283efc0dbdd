import type { Crest, IdentityId, Instant, Me, Person, TableId } from '@belfry/protocol';
import { person } from '@belfry/protocol/schemas';
import { claimTablesOf } from './match-rows.ts';
import type { Db } from './store.ts';

export interface NewIdentity {
  readonly id: IdentityId;
  readonly name: string;
  readonly crest: Crest;
  readonly kind: Me['kind'];
  readonly owner: IdentityId | null;
  /** False if the name was drawn at random. */
  readonly named: boolean;
  readonly at: Instant;
}

export interface NewSession {
  readonly tokenHash: string;
  readonly identity: IdentityId;
  readonly kind: 'browser' | 'bot';
  readonly at: Instant;
  readonly expiresAt: Instant;
  /** The session that ends when this one is first used. */
  readonly replaces: string | null;
}

export async function insertIdentity(db: Db, identity: NewIdentity): Promise<void> {
  const { at, named, ...columns } = identity;
  await db
    .insertInto('identities')
    .values({ ...columns, created_at: at, operator: 0, named: named ? 1 : 0, hidden: 0 })
    .execute();
}

/** How many browsers one user can be signed in with; one more ends the session that was opened first. */
const MOST_BROWSERS = 100;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      identity: session.identity,
      kind: session.kind,
      created_at: session.at,
      expires_at: session.expiresAt,
      replaces: session.replaces,
    })
    .execute();
  if (session.kind !== 'browser') return;
  const surplus = db
    .selectFrom('sessions')
    .select('token_hash')
    .where('identity', '=', session.identity)
    .where('kind', '=', 'browser')
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(MOST_BROWSERS)
    .offset(MOST_BROWSERS);
  await db.deleteFrom('sessions').where('token_hash', 'in', surplus).execute();
}

export async function findMe(db: Db, id: IdentityId): Promise<Me | null> {
  const row = await db
    .selectFrom('identities')
    .leftJoin('passwords', 'passwords.identity', 'identities.id')
    .select(['identities.id', 'name', 'crest', 'kind', 'login', 'operator', 'named', 'hidden'])
    .select((eb) => eb.selectFrom('passkeys').select(eb.fn.countAll().as('n')).whereRef('identity', '=', 'identities.id').as('passkeys'))
    .select((eb) => eb.selectFrom('recovery_codes').select(eb.fn.countAll().as('n')).whereRef('identity', '=', 'identities.id').as('codes'))
    .where('identities.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { login, passkeys, codes, operator, named, hidden } = row;
  return {
    ...person.parse(row),
    login,
    passkeys: Number(passkeys ?? 0),
    codes: Number(codes ?? 0),
    operator: operator === 1,
    named: named === 1,
    hidden: hidden === 1,
  };
}

export async function findPeople(db: Db, ids: readonly IdentityId[]): Promise<Map<IdentityId, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'name', 'crest', 'kind'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, person.parse(row)]));
}

/** Changes a user's name or crest; the name counts as chosen unless stated otherwise. */
export async function renameIdentity(
  db: Db,
  id: IdentityId,
  { named = true, ...change }: { name?: string; crest?: Crest; named?: boolean },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const chosen = change.name === undefined ? {} : { named: named ? 1 : 0 };
  await db
    .updateTable('identities')
    .set({ ...change, ...chosen })
    .where('id', '=', id)
    .execute();
}

/** Returns the owner of a bot, or the identity itself. */
export async function findOwner(db: Db, id: IdentityId): Promise<IdentityId> {
  const row = await db.selectFrom('identities').select('owner').where('id', '=', id).executeTakeFirst();
  return row?.owner ?? id;
}

export interface FoundSession {
  readonly identity: IdentityId;
  /** The owner of a bot; otherwise the identity itself. */
  readonly owner: IdentityId;
  readonly at: Instant;
  readonly replaces: string | null;
}

/** Returns a session and its user; null if there is none or the user is banned. */
export async function findSession(db: Db, tokenHash: string, now: Instant): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity')
    .select(['identity', 'owner', 'sessions.created_at', 'expires_at', 'replaces', 'banned_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now || row.banned_at !== null) return null;
  return { identity: row.identity, owner: row.owner ?? row.identity, at: row.created_at, replaces: row.replaces };
}

/** Returns the sessions that are still valid. */
export async function findValidSessions(db: Db, tokenHashes: readonly string[], now: Instant): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('identities', 'identities.id', 'sessions.identity')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .where('expires_at', '>', now)
    .where('banned_at', 'is', null)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/** Returns the browser sessions of a user, latest first. */
export async function findBrowsers(db: Db, identity: IdentityId, now: Instant): Promise<{ tokenHash: string; at: Instant }[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'created_at as at'])
    .where('identity', '=', identity)
    .where('kind', '=', 'browser')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute();
  return rows;
}

export async function isBanned(db: Db, id: IdentityId): Promise<boolean> {
  const row = await db.selectFrom('identities').select('banned_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.banned_at !== null;
}

/** Makes the session that this one replaces expire at `end`. */
export async function endReplaced(db: Db, tokenHash: string, replaced: string, end: Instant): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: end }).where('token_hash', '=', replaced).where('expires_at', '>', end).execute();
  await db.updateTable('sessions').set({ replaces: null }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of a user: of one kind, or all. */
export async function deleteSessionsOf(db: Db, identity: IdentityId, kind?: NewSession['kind']): Promise<void> {
  let ended = db.deleteFrom('sessions').where('identity', '=', identity);
  if (kind !== undefined) ended = ended.where('kind', '=', kind);
  await ended.execute();
}

/** Sets an identity's login and password; returns false if the login is taken. Call within a transaction. */
export async function insertPassword(tx: Db, identity: IdentityId, login: string, hash: string): Promise<boolean> {
  const done = await tx
    .insertInto('passwords')
    .values({ login, identity, hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((done.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await tx.updateTable('identities').set({ kind: 'account' }).where('id', '=', identity).execute();
  return true;
}

export async function updatePassword(db: Db, identity: IdentityId, hash: string): Promise<void> {
  await db.updateTable('passwords').set({ hash }).where('identity', '=', identity).execute();
}

export async function findPassword(db: Db, login: string): Promise<{ identity: IdentityId; hash: string } | null> {
  const row = await db.selectFrom('passwords').select(['identity', 'hash']).where('login', '=', login).executeTakeFirst();
  return row ?? null;
}

export async function findLogin(db: Db, identity: IdentityId): Promise<string | null> {
  const row = await db.selectFrom('passwords').select('login').where('identity', '=', identity).executeTakeFirst();
  return row?.login ?? null;
}

/**
 * Moves a guest's seats to the account, except at tables where the account already sits and those in `except`. Returns the affected tables.
 * Call within a transaction.
 */
export async function moveSeats(db: Db, from: IdentityId, to: IdentityId, except: readonly TableId[]): Promise<TableId[]> {
  await claimTablesOf(db, from);
  const seats = await db
    .updateTable('seats')
    .set({ identity: to })
    .where('identity', '=', from)
    .$if(except.length > 0, (query) => query.where('table_id', 'not in', except))
    .where((eb) => eb.not(eb('table_id', 'in', eb.selectFrom('seats as taken').select('taken.table_id').where('taken.identity', '=', to))))
    .returning('table_id')
    .execute();
  await db.updateTable('tables').set({ removed_by: to }).where('removed_by', '=', from).execute();
  const hosted = await db
    .updateTable('tables')
    .set({ host: to })
    .where('host', '=', from)
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .returning('id')
    .execute();
  return [...new Set([...seats.map(({ table_id }) => table_id), ...hosted.map(({ id }) => id)])];
}

/** Counts a user's bots that still have a token. */
export async function countBots(db: Db, owner: IdentityId): Promise<number> {
  const { bots } = await db
    .selectFrom('identities')
    .innerJoin('sessions', 'sessions.identity', 'identities.id')
    .select(({ fn }) => fn.count<number | string>('identities.id').distinct().as('bots'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(bots);
}

/** Returns a user's bots, newest first. */
export async function findBots(db: Db, owner: IdentityId): Promise<Person[]> {
  const rows = await db
    .selectFrom('identities')
    .select(['id', 'name', 'crest', 'kind'])
    .where('owner', '=', owner)
    .where('kind', '=', 'bot')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => person.parse(row));
}
