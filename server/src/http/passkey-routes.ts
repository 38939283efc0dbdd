import { type Me, refuse, type SignInMethods } from '@belfry/protocol';
import { me as meSchema, plainText, signInMethods } from '@belfry/protocol/schemas';
import { z } from 'zod';
import type { AttemptLimits } from '../admission/attempt-limits.ts';
import { passkeyAnswer, proof, proofCheck, sure } from '../admission/proof.ts';
import { becomeAccount, renewOnly, renewSession, whoAsks } from '../admission/sessions.ts';
import {
  beginConfirmation,
  beginRegistration,
  beginSignIn,
  CONFIRMATIONS,
  findPasskeys,
  finishRegistration,
  finishSignIn,
  removePasskey,
} from '../identity/passkeys.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { findSignInChanges } from '../store/sign-in-changes.ts';
import type { App } from './app-port.ts';

/** Most clients send no body when a guest has nothing to prove. */
const shown = proof.nullish();

/** Registers the passkey routes. The options go to the browser's authenticator, and its answer comes back. */
export function passkeyRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits): void {
  const { db } = context.store;
  const { placeOf } = attemptLimits;
  const checkProof = proofCheck(context, attemptLimits);

  app.get(
    '/api/account/sign-in-methods',
    { schema: { summary: 'Your passkeys, and what was changed in how you sign in', response: { 200: signInMethods } } },
    async (request): Promise<SignInMethods> => {
      const { me } = await whoAsks(context, request);
      return { passkeys: await findPasskeys(db, me.id), changes: await findSignInChanges(db, me.id) };
    },
  );
  app.post(
    '/api/passkeys/registration',
    { schema: { summary: 'Options for a new passkey; an account shows first that it is its owner', body: shown } },
    async (request) => {
      const { me } = await whoAsks(context, request);
      if (me.kind !== 'guest') await checkProof(request, me, request.body ?? {}, 'passkeys');
      return beginRegistration(db, me, placeOf(request), context.time.now());
    },
  );
  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        summary: 'Remove a passkey; all other sessions end',
        params: z.object({ id: plainText.max(1024) }),
        body: shown,
        response: { 200: meSchema },
      },
    },
    async (request, reply): Promise<Me> => {
      const { me } = await whoAsks(context, request);
      await checkProof(request, me, request.body ?? {}, 'passkeys');
      await removePasskey(db, me, request.params.id);
      await reportSignInChange(db, me.id, 'passkey-removed', context.time.now());
      return renewOnly(context, request, reply, me.id);
    },
  );
  app.post(
    '/api/passkeys/registration/answer',
    { schema: { summary: 'Keep a new passkey', body: passkeyAnswer, response: { 200: meSchema } } },
    async (request, reply): Promise<Me> => {
      const session = await whoAsks(context, request);
      await finishRegistration(db, session.me, request.body, placeOf(request), context.time.now());
      await reportSignInChange(db, session.me.id, 'passkey-added', context.time.now());
      return renewSession(context, request, reply, session);
    },
  );
  const confirming = z.strictObject({ purpose: z.enum(CONFIRMATIONS) });
  app.post(
    '/api/passkeys/confirmation',
    { schema: { summary: 'Options to show once more that it is you', body: confirming } },
    async (request) => {
      const { me } = await whoAsks(context, request);
      return beginConfirmation(db, me, request.body.purpose, placeOf(request), context.time.now());
    },
  );
  app.post('/api/passkeys/sign-in', { schema: { summary: 'Options to sign in with a passkey' } }, async (request) =>
    beginSignIn(db, placeOf(request), context.time.now()),
  );
  app.post(
    '/api/passkeys/sign-in/answer',
    { schema: { summary: 'Sign in with a passkey', body: passkeyAnswer.extend({ sure }), response: { 200: meSchema } } },
    async (request, reply): Promise<Me> => {
      const identity = await finishSignIn(db, request.body, placeOf(request), context.time.now());
      if (identity === null) throw refuse('unknown-passkey');
      return becomeAccount(context, request, reply, identity, request.body.sure === true);
    },
  );
}
