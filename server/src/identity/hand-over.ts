import { type Devices, type HandOver, type IdentityId, type Instant, type Me, type Person, refuse } from '@belfry/protocol';
import { hashCode, newId } from '../base/tokens.ts';
import { takeExpiringCode } from '../store/expiring-codes.ts';
import { deleteHandOver, findHandOver, findHandOverOf, keepHandOver } from '../store/hand-overs.ts';
import { deleteSession, findBrowsers, findMe, isBanned } from '../store/identities.ts';
import { countSeatedAt } from '../store/seated-twice.ts';
import type { Db } from '../store/store.ts';
import type { Session } from './identities.ts';

/** 119 bits, too many to guess. */
const CODE_LENGTH = 24;
const SERVES_MS = 10 * 60 * 1000;

/** Creates a single-use code that continues a guest's session on another device. Accounts sign in there instead. */
export async function makeHandOver(db: Db, me: Me, now: Instant): Promise<HandOver> {
  if (me.kind === 'bot') throw refuse('bots-stay-bots');
  if (me.kind === 'account') throw refuse('guests-only');
  const code = newId(CODE_LENGTH);
  const until = now + SERVES_MS;
  await keepHandOver(db, { identity: me.id, hash: hashCode(code), until }, now);
  return { code, until };
}

export const withdrawHandOver = (db: Db, { id }: Me): Promise<void> => deleteHandOver(db, id);

/** Returns the guest whose session the code would continue. */
export async function lookAtHandOver(db: Db, code: string, now: Instant): Promise<Person> {
  const owner = await guestWith(db, await findHandOver(db, hashCode(code), now));
  if (owner === null) throw refuse('link-void');
  const { id, name, crest, kind } = owner;
  return { id, name, crest, kind };
}

/**
 * Uses up the code for the browser of `before`. That browser's previous guest is left behind and never merged: otherwise anyone who opens
 * someone else's link would give them their seats.
 */
export async function acceptHandOver(
  db: Db,
  { code, sure }: { readonly code: string; readonly sure: boolean },
  before: Session | null,
  now: Instant,
): Promise<IdentityId> {
  const owner = await lookAtHandOver(db, code, now);
  if (before?.me.kind === 'account') throw refuse('signed-in-here');
  if (before?.me.kind === 'bot') throw refuse('bots-stay-bots');
  if (before?.me.id === owner.id) throw refuse('same-device');
  if (before !== null && !sure) {
    const { id, name } = before.me;
    const tables = await countSeatedAt(db, id);
    if (tables > 0) throw refuse('leaves-seats', { name, other: owner.name, tables });
  }
  const taken = await guestWith(db, await takeExpiringCode(db, 'hand-over', hashCode(code), now));
  if (taken === null) throw refuse('link-void');
  if (await isBanned(db, taken.id)) throw refuse('banned');
  return taken.id;
}

/** Returns null if the guest has become an account in the meantime: they sign in instead. */
async function guestWith(db: Db, identity: IdentityId | null): Promise<Me | null> {
  const me = identity === null ? null : await findMe(db, identity);
  return me?.kind === 'guest' ? me : null;
}

/** A prefix of the session's hash, long enough to identify it among a user's sessions and useless as a credential. */
const DEVICE_ID_LENGTH = 16;
const deviceId = (tokenHash: string): string => tokenHash.slice(0, DEVICE_ID_LENGTH);

/** Returns the browsers in which a user is signed in, latest first, and until when a link can add another. */
export async function devicesOf(db: Db, { me, tokenHash }: Session, now: Instant): Promise<Devices> {
  const browsers = await findBrowsers(db, me.id, now);
  return {
    devices: browsers.map(({ tokenHash: each, at }) => ({ id: deviceId(each), since: at, here: each === tokenHash })),
    linkUntil: await findHandOverOf(db, me.id, now),
  };
}

/** Ends one of the user's sessions, and a link that may have been made there; an unknown id counts as ended. */
export async function endDevice(db: Db, { me }: Session, id: string, now: Instant): Promise<void> {
  await deleteHandOver(db, me.id);
  for (const { tokenHash } of await findBrowsers(db, me.id, now)) if (deviceId(tokenHash) === id) await deleteSession(db, tokenHash);
}
