import { type Me, refuse } from '@belfry/protocol';
import { me as meSchema, plainText } from '@belfry/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { beginRegistration, beginSignIn, finishRegistration, finishSignIn, type Place } from '../identity/passkeys.ts';
import type { Config } from '../operations/config.ts';
import type { ServerContext } from '../play/server-context.ts';
import { becomeAccount, renewSession, whoAsks } from './sessions.ts';

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const answering = z.strictObject({ attempt: plainText.max(64), answer: z.looseObject({ id: plainText.max(1024) }) });

/** Accounts without a password. The options go to the browser's authenticator, its answer comes back. */
export function passkeyRoutes(plain: FastifyInstance, context: ServerContext, config: Config, door: object): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  /** What a request says of its own host is no proof; without a public address passkeys are for this machine alone, where browsers allow them. */
  const placeOf = ({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): Place => {
    const { hostname, origin } = new URL(config.publicOrigin ?? `${protocol}://${host}`);
    if (config.publicOrigin === undefined && !LOCAL_HOSTS.includes(hostname)) throw refuse('passkeys-need-origin');
    return { id: hostname, origin };
  };

  app.post('/api/passkeys/registration', { schema: { summary: 'Options for a new passkey' }, config: door }, async (request) => {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    return beginRegistration(db, me, placeOf(request), context.time.now());
  });
  app.post(
    '/api/passkeys/registration/answer',
    { schema: { summary: 'Keep a new passkey', body: answering, response: { 200: meSchema } }, config: door },
    async (request, reply): Promise<Me> => {
      const session = await whoAsks(context, request);
      await finishRegistration(db, session.me, request.body, placeOf(request), context.time.now());
      return renewSession(context, request, reply, session);
    },
  );
  app.post('/api/passkeys/sign-in', { schema: { summary: 'Options to sign in with a passkey' }, config: door }, async (request) =>
    beginSignIn(db, placeOf(request), context.time.now()),
  );
  app.post(
    '/api/passkeys/sign-in/answer',
    { schema: { summary: 'Sign in with a passkey', body: answering, response: { 200: meSchema } }, config: door },
    async (request, reply): Promise<Me> => {
      const identity = await finishSignIn(db, request.body, placeOf(request), context.time.now());
      if (identity === null) throw refuse('unknown-passkey');
      return becomeAccount(context, request, reply, identity);
    },
  );
}
