import { randomInt } from 'node:crypto';
import { itemAt } from '@belfry/kernel';
import { CRESTS, type Crest, type IdentityId, type Instant, type Me, type TableId } from '@belfry/protocol';
import { hashToken, IDENTITY_ID_LENGTH, newId, newToken } from '../base/tokens.ts';
import { moveChannels } from '../store/channels.ts';
import { deleteHandOver } from '../store/hand-overs.ts';
import {
  deleteSession,
  deleteSessionsOf,
  endReplaced,
  findMe,
  findOwner,
  findPassword,
  findSession,
  insertIdentity,
  insertPassword,
  insertSession,
  moveSeats,
  updatePassword,
} from '../store/identities.ts';
import { findUnwelcome, movePeople } from '../store/people.ts';
import type { Db } from '../store/store.ts';
import { moveNotes } from '../store/table-notes.ts';
import { newGuestName } from './guest-names.ts';
import { hashPassword, isPassword, wasteATry } from './passwords.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 400;
const NEVER_DAYS = 36_500;
/** How long a replaced token stays valid for requests in flight and for other tabs. */
const OLD_TOKEN_LASTS_MS = 60_000;

export interface Session {
  readonly me: Me;
  /** The owner of a bot; otherwise the identity itself. Per-user limits count by it. */
  readonly owner: IdentityId;
  readonly tokenHash: string;
  /** When the session was opened. */
  readonly at: Instant;
}

/** A new session with its token, which is not stored. */
export interface Admitted extends Session {
  readonly token: string;
}

/** Returns the session of a token, or null. */
export async function recognise(db: Db, token: string, now: Instant): Promise<Session | null> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash, now);
  if (session === null) return null;
  if (session.replaces !== null) await endReplaced(db, tokenHash, session.replaces, now + OLD_TOKEN_LASTS_MS);
  const me = await findMe(db, session.identity);
  return me === null ? null : { me, owner: session.owner, tokenHash, at: session.at };
}

export async function admitGuest(db: Db, now: Instant): Promise<Admitted> {
  const name = newGuestName();
  const crest = itemAt(CRESTS, randomInt(CRESTS.length));
  const id = newId(IDENTITY_ID_LENGTH);
  await insertIdentity(db, { id, name, crest, kind: 'guest', owner: null, named: false, at: now });
  return openSession(db, id, 'browser', now);
}

/** Creates a user's bot: an identity that plays through the API. */
export async function admitBot(db: Db, owner: IdentityId, profile: { name: string; crest: Crest }, now: Instant): Promise<Admitted> {
  const id = newId(IDENTITY_ID_LENGTH);
  await insertIdentity(db, { id, ...profile, kind: 'bot', owner, named: true, at: now });
  return openSession(db, id, 'bot', now);
}

/** Opens a session. The one it `replaces` ends only when the new one is first used, so that a lost response does not lock the user out. */
export async function openSession(
  db: Db,
  identity: IdentityId,
  kind: 'browser' | 'bot',
  now: Instant,
  replaces: string | null = null,
): Promise<Admitted> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const days = kind === 'bot' ? NEVER_DAYS : SESSION_DAYS;
  await insertSession(db, { tokenHash, identity, kind, at: now, expiresAt: now + days * DAY_MS, replaces });
  const me = await findMe(db, identity);
  if (me === null) throw new Error(`the identity ${identity} has vanished`);
  return { me, owner: await findOwner(db, identity), token, tokenHash, at: now };
}

export type AccountResult = 'made' | 'login-taken' | 'has-account' | 'bot';

/** Turns a guest into an account with a password; everything the guest has stays. */
export async function makeAccount(db: Db, me: Me, login: string, password: string): Promise<AccountResult> {
  if (me.kind === 'bot') return 'bot';
  if (me.login !== null) return 'has-account';
  const hash = await hashPassword(password);
  const made = await db.transaction().execute((tx) => insertPassword(tx, me.id, tidyLogin(login), hash));
  return made ? 'made' : 'login-taken';
}

/** Returns the identity with that login and password, or null. */
export async function signIn(db: Db, login: string, password: string): Promise<IdentityId | null> {
  const found = await findPassword(db, tidyLogin(login));
  if (found === null) {
    await wasteATry(password);
    return null;
  }
  return (await isPassword(found.hash, password)) ? found.identity : null;
}

/** Changes an account's password; returns false when `present` is wrong. */
export async function changePassword(db: Db, me: Me, present: string, password: string): Promise<boolean> {
  if (!(await isPasswordOf(db, me, present))) return false;
  await updatePassword(db, me.id, await hashPassword(password));
  return true;
}

export async function isPasswordOf(db: Db, { id, login }: Me, password: string): Promise<boolean> {
  const found = login === null ? null : await findPassword(db, login);
  return found !== null && found.identity === id && (await isPassword(found.hash, password));
}

/**
 * Moves a guest's seats to the account and ends the guest's sessions. In a match that has not begun, the account gets no seat beside a
 * player who has blocked it. Returns the affected tables.
 */
export async function bringAlong(db: Db, guest: Me | null, account: IdentityId): Promise<readonly TableId[]> {
  if (guest?.kind !== 'guest' || guest.id === account) return [];
  return db.transaction().execute(async (tx) => {
    const unwelcome = await findUnwelcome(tx, guest.id, account);
    const tables = await moveSeats(tx, guest.id, account, unwelcome);
    await moveChannels(tx, guest.id, account);
    await movePeople(tx, guest.id, account);
    await moveNotes(tx, guest.id, account);
    await deleteSessionsOf(tx, guest.id, 'browser');
    return tables;
  });
}

export async function signOut(db: Db, session: Session, everywhere: boolean): Promise<void> {
  if (!everywhere) return deleteSession(db, session.tokenHash);
  await deleteHandOver(db, session.me.id);
  await deleteSessionsOf(db, session.me.id, 'browser');
}

/** Normalises a login, so that the same letters match however they were typed. */
export function tidyLogin(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase();
}
