import { type IdentityId, type Instant, type Me, refuse, type SignInMethods } from '@belfry/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { newId } from '../base/tokens.ts';
import { readJson } from '../store/json.ts';
import type { Db } from '../store/store.ts';

/** What a passkey is bound to: the host name and the origin of its pages. */
export interface Place {
  readonly id: string;
  readonly origin: string;
}

/** The browser's response: the attempt it answers, and the authenticator's answer. */
export interface PasskeyAnswer {
  readonly attempt: string;
  readonly answer: { readonly id: string };
}

/** What a user can confirm with a passkey; an answer for one purpose is not valid for another. */
export const CONFIRMATIONS = ['codes', 'deletion', 'login', 'passkeys', 'recovery'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));

const ATTEMPT_MS = 5 * 60_000;

/** Loaded on first use: it is a quarter of the server's code, and most servers start without needing it. */
const webauthn = () => import('@simplewebauthn/server');

/** An account cannot finish a registration that it began without proof as a guest. */
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
    // The library validates every field of the browser's response.
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

/** Removes a passkey, unless it is the owner's only way to sign in. */
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

/** Returns the owner of the passkey, or null. */
export function finishSignIn(db: Db, answer: PasskeyAnswer, place: Place, now: Instant): Promise<IdentityId | null> {
  return whoAnswers(db, answer, { purpose: 'sign-in', identity: null }, place, now);
}

/** Creates a challenge that asks a user to prove again who they are, for one purpose. */
export async function beginConfirmation(db: Db, me: Me, purpose: Confirmation, place: Place, now: Instant) {
  const known = await db.selectFrom('passkeys').select('id').where('identity', '=', me.id).execute();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: place.id, allowCredentials: known, userVerification: 'preferred' });
  return { attempt: await keepChallenge(db, { challenge: options.challenge, purpose, identity: me.id }, now), options };
}

/** Returns true if the answer is valid and comes from one of the user's own passkeys. */
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
    // The library validates every field of the browser's response.
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

/** A challenge is bound to one purpose and, where the user is known, to that user. */
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

/** Takes a challenge, which can be answered only once. */
async function takeChallenge(db: Db, id: string, { purpose, identity }: ChallengeFor, now: Instant): Promise<string> {
  const row = await db.deleteFrom('challenges').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined || row.expires_at < now || row.purpose !== purpose || row.identity !== identity) throw refuse('passkey-too-late');
  return row.challenge;
}
