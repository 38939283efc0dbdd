import { type Me, refuse } from '@belfry/protocol';
import { plainText } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPasswordOf } from '../identity/identities.ts';
import { type Confirmation, isConfirmed } from '../identity/passkeys.ts';
import type { Persistence } from '../store/persistence.ts';
import type { Door } from './door.ts';

/** Somebody has been told what will happen, and wants it. */
export const sure = z.literal(true).exactOptional();

export const passkeyAnswer = z.strictObject({ attempt: plainText.max(64), answer: z.looseObject({ id: plainText.max(1024) }) });

/** Whoever is signed in may have left the room: these show that it is still them. A guest has nothing to show, and says so. */
export const proof = z.strictObject({
  password: plainText.max(200).exactOptional(),
  passkey: passkeyAnswer.exactOptional(),
  sure,
});
export type Proof = z.infer<typeof proof>;

/** Throws Refused unless what is shown proves that an account is still used by its owner. Call for whatever changes how somebody signs in. */
export type CheckProof = (request: FastifyRequest, me: Me, shown: Proof, purpose: Confirmation) => Promise<void>;

export function proofCheck({ store: { db }, time }: Persistence, { tries, placeOf }: Door): CheckProof {
  return async (request, me, shown, purpose) => {
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    if (shown.passkey !== undefined) {
      if (!(await isConfirmed(db, me, purpose, shown.passkey, placeOf(request), time.now()))) throw refuse('unknown-passkey');
    } else {
      if (shown.password === undefined) throw refuse('proof-needed');
      if (!tries.proof.take(me.id)) throw refuse('many-tries');
      if (!(await isPasswordOf(db, me, shown.password))) throw refuse('wrong-password');
    }
  };
}
