import { type IdentityId, type Instant, type Me, refuse, type SignInMethods } from '@belfry/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { newId } from '../base/tokens.ts';
import { readJson } from '../store/json.ts';
import type { Db } from '../store/store.ts';

/** Where the passkey is for: the name of the host and the origin of its pages. */
export interface Place {
  readonly id: string;
  readonly origin: string;
}

/** What the browser sends back: which attempt it answers, and the authenticator's answer. */
export interface PasskeyAnswer {
  readonly attempt: string;
  readonly answer: { readonly id: string };
}

/** What somebody confirms with a passkey; the answer for one is none for the other. */
export const CONFIRMATIONS = ['codes', 'deletion', 'login', 'passkeys', 'recovery'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

const ATTEMPT_MS = 5 * 60_000;

/** Loaded by the first passkey: it is a quarter of what there is to load, and most servers start without needing it. */
const webauthn = () => import('@simplewebauthn/server');

/** What a guest has begun without proof is not finished by the account that the guest has become. */
const registrationOf = ({ kind }: Me) => (kind === 'guest' ? 'register' : 'register-another');

export async function beginRegistration(db: Db, me: Me, place: Place, now: Instant) {
  const known = await db.selectFrom('passkeys').select('id').where('identity', '=', me.id).execute();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Belfry',
    rpID: place.id,
    userName: me.name,
    userID: new TextEncoder().encode(me.id),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { attempt: await keepChallenge(db, { challenge: options.challenge, purpose: registrationOf(me), identity: me.id }, now), options };
}

export async function finishRegistration(db: Db, me: Me, { attempt, answer }: PasskeyAnswer, place: Place, now: Instant): Promise<void> {
  const challenge = await takeChallenge(db, attempt, { purpose: registrationOf(me), identity: me.id }, now);
  const { verifyRegistrationResponse } = await webauthn();
  const result = await verifyRegistrationResponse({
    // The library checks every field of what the browser sent.
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (result === null || !result.verified) throw refuse('passkey-unverified');
  const { credential } = result.registrationInfo;
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passkeys')
      .values({
        id: credential.id,
        identity: me.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) throw refuse('passkey-known');
    await tx.updateTable('identities').set({ kind: 'account' }).where('id', '=', me.id).execute();
  });
}

export async function findPasskeys(db: Db, identity: IdentityId): Promise<SignInMethods['passkeys']> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'created_at as createdAt', 'used_at as usedAt'])
    .where('identity', '=', identity)
    .orderBy('created_at')
    .execute();
}

/** Takes a passkey away, unless nothing else lets its owner in. */
export async function removePasskey(db: Db, me: Me, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const passkeys = await findPasskeys(tx, me.id);
    if (!passkeys.some((passkey) => passkey.id === id)) throw refuse('no-passkey');
    if (passkeys.length === 1 && me.login === null) throw refuse('only-way-in');
    await tx.deleteFrom('passkeys').where('id', '=', id).where('identity', '=', me.id).execute();
  });
}

export async function beginSignIn(db: Db, place: Place, now: Instant) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: place.id, userVerification: 'preferred' });
  return { attempt: await keepChallenge(db, { challenge: options.challenge, purpose: 'sign-in', identity: null }, now), options };
}

/** Whose passkey it is, or null. */
export function finishSignIn(db: Db, answer: PasskeyAnswer, place: Place, now: Instant): Promise<IdentityId | null> {
  return whoAnswers(db, answer, { purpose: 'sign-in', identity: null }, place, now);
}

/** Asks somebody to show once more that it is them, for one purpose. */
export async function beginConfirmation(db: Db, me: Me, purpose: Confirmation, place: Place, now: Instant) {
  const known = await db.selectFrom('passkeys').select('id').where('identity', '=', me.id).execute();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: place.id, allowCredentials: known, userVerification: 'preferred' });
  return { attempt: await keepChallenge(db, { challenge: options.challenge, purpose, identity: me.id }, now), options };
}

/** Was it them? */
export async function isConfirmed(
  db: Db,
  me: Me,
  purpose: Confirmation,
  answer: PasskeyAnswer,
  place: Place,
  now: Instant,
): Promise<boolean> {
  return (await whoAnswers(db, answer, { purpose, identity: me.id }, place, now)) === me.id;
}

async function whoAnswers(
  db: Db,
  { attempt, answer }: PasskeyAnswer,
  asked: ChallengeFor,
  place: Place,
  now: Instant,
): Promise<IdentityId | null> {
  const challenge = await takeChallenge(db, attempt, asked, now);
  const passkey = await db.selectFrom('passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (passkey === undefined) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    // The library checks every field of what the browser sent.
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.id,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: readJson(transports, passkey.transports),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (result === null || !result.verified) return null;
  const used = { counter: result.authenticationInfo.newCounter, used_at: now };
  await db.updateTable('passkeys').set(used).where('id', '=', passkey.id).execute();
  return passkey.identity;
}

/** A challenge is for one purpose, and where somebody is known, for that person alone. */
interface ChallengeFor {
  readonly purpose: ReturnType<typeof registrationOf> | 'sign-in' | Confirmation;
  readonly identity: IdentityId | null;
}

async function keepChallenge(db: Db, challenge: ChallengeFor & { readonly challenge: string }, now: Instant): Promise<string> {
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  const id = newId(20);
  await db
    .insertInto('challenges')
    .values({ id, ...challenge, expires_at: now + ATTEMPT_MS })
    .execute();
  return id;
}

/** A challenge can be answered once. */
async function takeChallenge(db: Db, id: string, { purpose, identity }: ChallengeFor, now: Instant): Promise<string> {
  const row = await db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined || row.expires_at < now || row.purpose !== purpose || row.identity !== identity) throw refuse('passkey-too-late');
  return row.challenge;
}
