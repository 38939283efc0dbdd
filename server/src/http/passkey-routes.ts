import { type Me, refuse } from '@belfry/protocol';
import { me as meSchema, plainText } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Door } from '../admission/door.ts';
import { becomeAccount, renewSession, whoAsks } from '../admission/sessions.ts';
import {
  beginConfirmation,
  beginRegistration,
  beginSignIn,
  CONFIRMATIONS,
  finishRegistration,
  finishSignIn,
} from '../identity/passkeys.ts';
import type { SessionPort } from '../identity/session-port.ts';

export const passkeyAnswer = z.strictObject({ attempt: plainText.max(64), answer: z.looseObject({ id: plainText.max(1024) }) });

/** Accounts without a password. The options go to the browser's authenticator, its answer comes back. */
export function passkeyRoutes(plain: FastifyInstance, context: SessionPort, door: Door): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const { config, placeOf } = door;

  app.post('/api/passkeys/registration', { schema: { summary: 'Options for a new passkey' }, config }, async (request) => {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    return beginRegistration(db, me, placeOf(request), context.time.now());
  });
  app.post(
    '/api/passkeys/registration/answer',
    { schema: { summary: 'Keep a new passkey', body: passkeyAnswer, response: { 200: meSchema } }, config },
    async (request, reply): Promise<Me> => {
      const session = await whoAsks(context, request);
      await finishRegistration(db, session.me, request.body, placeOf(request), context.time.now());
      return renewSession(context, request, reply, session);
    },
  );
  const confirming = z.strictObject({ purpose: z.enum(CONFIRMATIONS) });
  app.post(
    '/api/passkeys/confirmation',
    { schema: { summary: 'Options to show once more that it is you', body: confirming }, config },
    async (request) => {
      const { me } = await whoAsks(context, request);
      return beginConfirmation(db, me, request.body.purpose, placeOf(request), context.time.now());
    },
  );
  app.post('/api/passkeys/sign-in', { schema: { summary: 'Options to sign in with a passkey' }, config }, async (request) =>
    beginSignIn(db, placeOf(request), context.time.now()),
  );
  app.post(
    '/api/passkeys/sign-in/answer',
    { schema: { summary: 'Sign in with a passkey', body: passkeyAnswer, response: { 200: meSchema } }, config },
    async (request, reply): Promise<Me> => {
      const identity = await finishSignIn(db, request.body, placeOf(request), context.time.now());
      if (identity === null) throw refuse('unknown-passkey');
      return becomeAccount(context, request, reply, identity);
    },
  );
}
