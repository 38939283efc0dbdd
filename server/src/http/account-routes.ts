import { type Me, refuse } from '@belfry/protocol';
import { crest, login, me, password, personName } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openDoor } from '../admission/door.ts';
import { becomeAccount, forgetSession, keepSession, renewSession, rotateSession, sessionOf, whoAsks } from '../admission/sessions.ts';
import type { Config } from '../config/config.ts';
import { admitGuest, makeAccount, signIn, signOut, tidyLogin } from '../identity/identities.ts';
import { rename } from '../identity/rename.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { sessionsEnded } from '../identity/session-revocation.ts';
import { setHidden } from '../store/people.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { rightsRoutes } from './rights-routes.ts';

/** Who somebody is: guests at once, accounts for those who want one. */
export function accountRoutes(plain: FastifyInstance, context: SessionPort, options: Config, mail: boolean): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const door = openDoor(options);
  const { tries, config } = door;

  app.get(
    '/api/me',
    { schema: { summary: 'Who you are; makes a guest of a stranger', response: { 200: me } }, config },
    async (request, reply): Promise<Me> => {
      const known = await sessionOf(context, request);
      if (known !== null) {
        await rotateSession(context, request, reply, known);
        return known.me;
      }
      const admitted = await admitGuest(db, context.time.now());
      keepSession(request, reply, admitted);
      return admitted.me;
    },
  );

  const looks = z.strictObject({ name: personName.exactOptional(), crest: crest.exactOptional(), hidden: z.boolean().exactOptional() });
  app.patch(
    '/api/me',
    { schema: { summary: 'Choose a name and a crest, and whether others see your profile', body: looks, response: { 200: me } }, config },
    async (request): Promise<Me> => {
      const session = await whoAsks(context, request);
      const { hidden, ...change } = request.body;
      if (hidden !== undefined) await setHidden(db, session.me.id, hidden);
      return rename(context, session.me, change);
    },
  );

  const credentials = z.strictObject({ login, password });
  app.post(
    '/api/account',
    { schema: { summary: 'Make the guest an account', body: credentials, response: { 200: me } }, config },
    async (request, reply): Promise<Me> => {
      const session = await whoAsks(context, request);
      const result = await makeAccount(db, session.me, request.body.login, request.body.password);
      if (result === 'login-taken') throw refuse('login-taken');
      if (result === 'has-account') throw refuse('has-account');
      if (result === 'bot') throw refuse('bots-stay-bots');
      return renewSession(context, request, reply, session);
    },
  );

  app.post(
    '/api/sign-in',
    { schema: { summary: 'Sign in to an account', body: credentials, response: { 200: me } }, config },
    async (request, reply): Promise<Me> => {
      if (!tries.take(tidyLogin(request.body.login))) throw refuse('many-tries');
      const identity = await signIn(db, request.body.login, request.body.password);
      if (identity === null) throw refuse('wrong-login');
      return becomeAccount(context, request, reply, identity);
    },
  );

  const leaving = z.strictObject({ everywhere: z.boolean().exactOptional() });
  app.post('/api/sign-out', { schema: { summary: 'Sign out here or everywhere', body: leaving } }, async (request, reply) => {
    const session = await whoAsks(context, request);
    await signOut(db, session, request.body.everywhere ?? false);
    await sessionsEnded(context, session.me.id);
    forgetSession(reply);
    return reply.code(204).send();
  });

  passkeyRoutes(plain, context, door);
  rightsRoutes(plain, context, door, mail);
}
