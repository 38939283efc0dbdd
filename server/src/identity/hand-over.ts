import { type Devices, type HandOver, type IdentityId, type Instant, type Me, type Person, refuse } from '@belfry/protocol';
import { hashCode, newId } from '../base/tokens.ts';
import { deleteHandOver, findHandOver, findHandOverOf, keepHandOver, takeHandOver } from '../store/hand-overs.ts';
import { deleteSession, findBrowsers, findMe, isBanned } from '../store/identities.ts';
import { countSeatedAt } from '../store/seated-twice.ts';
import type { Db } from '../store/store.ts';
import type { Session } from './identities.ts';

/** 119 bits: nobody comes upon one by trying. */
const CODE_LENGTH = 24;
const SERVES_MS = 10 * 60 * 1000;

/** A code by which a guest goes on at another device, once. An account signs in there. */
export async function makeHandOver(db: Db, me: Me, now: Instant): Promise<HandOver> {
  if (me.kind === 'bot') throw refuse('bots-stay-bots');
  if (me.kind === 'account') throw refuse('guests-only');
  const code = newId(CODE_LENGTH);
  const until = now + SERVES_MS;
  await keepHandOver(db, { identity: me.id, hash: hashCode(code), until }, now);
  return { code, until };
}

export const withdrawHandOver = (db: Db, { id }: Me): Promise<void> => deleteHandOver(db, id);

/** As whom a browser would go on. */
export async function lookAtHandOver(db: Db, code: string, now: Instant): Promise<Person> {
  const owner = await guestWith(db, await findHandOver(db, hashCode(code), now));
  if (owner === null) throw refuse('link-void');
  const { id, name, crest, kind } = owner;
  return { id, name, crest, kind };
}

/**
 * Uses the code up for the browser of `before`. What that browser was stays behind, and is never added to the owner of a link: whoever is sent one
 * by somebody else would give them their seats.
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
  const taken = await guestWith(db, await takeHandOver(db, hashCode(code), now));
  if (taken === null) throw refuse('link-void');
  if (await isBanned(db, taken.id)) throw refuse('banned');
  return taken.id;
}

/** Whoever has made an account of the guest meanwhile signs in. */
async function guestWith(db: Db, identity: IdentityId | null): Promise<Me | null> {
  const me = identity === null ? null : await findMe(db, identity);
  return me?.kind === 'guest' ? me : null;
}

/** So much of a session's hash tells it from the others of one person, and opens no door. */
const DEVICE_ID_LENGTH = 16;
const deviceId = (tokenHash: string): string => tokenHash.slice(0, DEVICE_ID_LENGTH);

/** The browsers in which somebody is themselves, the latest first, and whether another may still join them. */
export async function devicesOf(db: Db, { me, tokenHash }: Session, now: Instant): Promise<Devices> {
  const browsers = await findBrowsers(db, me.id, now);
  return {
    devices: browsers.map(({ tokenHash: each, at }) => ({ id: deviceId(each), since: at, here: each === tokenHash })),
    linkUntil: await findHandOverOf(db, me.id, now),
  };
}

/** Ends what one of them is; one that is not there has ended. */
export async function endDevice(db: Db, { me }: Session, id: string, now: Instant): Promise<void> {
  for (const { tokenHash } of await findBrowsers(db, me.id, now)) if (deviceId(tokenHash) === id) await deleteSession(db, tokenHash);
}
