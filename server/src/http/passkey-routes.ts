import type { Me } from '@belfry/protocol';
import { me as meSchema, plainText } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bringAlong, openSession } from '../identity/identities.ts';
import { beginRegistration, beginSignIn, finishRegistration, finishSignIn, type Place } from '../identity/passkeys.ts';
import type { ServerContext } from '../play/server-context.ts';
import { findMe } from '../store/identities.ts';
import { keepSession, sessionOf, Unauthorised, whoAsks } from './sessions.ts';

const answering = z.strictObject({ attempt: plainText.max(64), answer: z.looseObject({ id: plainText.max(1024) }) });

/** Accounts without a password. The options go to the browser's authenticator, its answer comes back. */
export function passkeyRoutes(plain: FastifyInstance, context: ServerContext, door: object): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const placeOf = (request: { readonly hostname: string; readonly host: string; readonly protocol: string }): Place => ({
    id: request.hostname,
    origin: `${request.protocol}://${request.host}`,
  });

  app.post('/api/passkeys/registration', { schema: { summary: 'Options for a new passkey' }, config: door }, async (request) => {
    const { me } = await whoAsks(context, request);
    return beginRegistration(db, me, placeOf(request), context.time.now());
  });
  app.post(
    '/api/passkeys/registration/answer',
    { schema: { summary: 'Keep a new passkey', body: answering, response: { 200: meSchema } }, config: door },
    async (request): Promise<Me> => {
      const { me } = await whoAsks(context, request);
      await finishRegistration(db, me, request.body, placeOf(request), context.time.now());
      return (await findMe(db, me.id)) ?? me;
    },
  );
  app.post('/api/passkeys/sign-in', { schema: { summary: 'Options to sign in with a passkey' }, config: door }, async (request) =>
    beginSignIn(db, placeOf(request), context.time.now()),
  );
  app.post(
    '/api/passkeys/sign-in/answer',
    { schema: { summary: 'Sign in with a passkey', body: answering, response: { 200: meSchema } }, config: door },
    async (request, reply): Promise<Me> => {
      const guest = await sessionOf(context, request);
      const identity = await finishSignIn(db, request.body, placeOf(request), context.time.now());
      if (identity === null) throw new Unauthorised('unknown-passkey');
      await bringAlong(db, guest?.me ?? null, identity);
      const admitted = await openSession(db, identity, 'browser', context.time.now());
      keepSession(request, reply, admitted);
      return admitted.me;
    },
  );
}
