import { type Me, refuse } from '@belfry/protocol';
import { plainText } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPasswordOf } from '../identity/identities.ts';
import { type Confirmation, isConfirmed } from '../identity/passkeys.ts';
import type { Persistence } from '../store/persistence.ts';
import type { AttemptLimits } from './attempt-limits.ts';

/** The user has seen what will happen and confirms it. */
export const sure = z.literal(true).exactOptional();

export const passkeyAnswer = z.strictObject({ attempt: plainText.max(64), answer: z.looseObject({ id: plainText.max(1024) }) });

/**
 * Proof that a signed-in user is still the account's owner, who may have left the device unattended. A guest has nothing to prove and sends
 * `sure`.
 */
export const proof = z.strictObject({
  password: plainText.max(200).exactOptional(),
  passkey: passkeyAnswer.exactOptional(),
  sure,
});
export type Proof = z.infer<typeof proof>;

/** Throws Refused unless the proof shows that the account's owner is acting. Required for every change to how a user signs in. */
export type CheckProof = (request: FastifyRequest, me: Me, shown: Proof, purpose: Confirmation) => Promise<void>;

export function proofCheck({ store: { db }, time }: Persistence, { attempts, placeOf }: AttemptLimits): CheckProof {
  return async (request, me, shown, purpose) => {
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    if (shown.passkey !== undefined) {
      if (!(await isConfirmed(db, me, purpose, shown.passkey, placeOf(request), time.now()))) throw refuse('unknown-passkey');
    } else {
      if (shown.password === undefined) throw refuse('proof-needed');
      if (!attempts.proof.take(me.id)) throw refuse('many-tries');
      if (!(await isPasswordOf(db, me, shown.password))) throw refuse('wrong-password');
    }
  };
}
