import { type Me, refuse } from '@belfry/protocol';
import { crest, login, me, password, personName } from '@belfry/protocol/schemas';
import { z } from 'zod';
import type { AttemptLimits } from '../admission/attempt-limits.ts';
import { addressOf } from '../admission/client-address.ts';
import { proof, proofCheck, sure } from '../admission/proof.ts';
import { becomeAccount, forgetSession, keepSession, renewSession, rotateSession, sessionOf, whoAsks } from '../admission/sessions.ts';
import { admitGuest, makeAccount, signIn, signOut, tidyLogin } from '../identity/identities.ts';
import { startRenaming } from '../identity/rename.ts';
import { sessionsEnded } from '../identity/session-revocation.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { setHidden } from '../store/people.ts';
import type { App, AppPort } from './app-port.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { rightsRoutes } from './rights-routes.ts';

const HOUR_SECONDS = 60 * 60;

/** Registers the routes for guests and accounts. */
export function accountRoutes(app: App, context: AppPort, attemptLimits: AttemptLimits, mail: boolean): void {
  const { db } = context.store;

  const checkProof = proofCheck(context, attemptLimits);
  const credentials = z.strictObject({ login, password });
  app.post(
    '/api/account',
    {
      schema: {
        summary: 'Make the guest an account, or give an account a login; that shows first that it is its owner',
        body: credentials.extend({ proof: proof.exactOptional() }),
        response: { 200: me },
      },
    },
    async (request, reply): Promise<Me> => {
      const session = await whoAsks(context, request);
      const isAnother = session.me.kind === 'account' && session.me.login === null;
      if (isAnother) await checkProof(request, session.me, request.body.proof ?? {}, 'login');
      const result = await makeAccount(db, session.me, request.body.login, request.body.password);
      if (result === 'login-taken') throw refuse('login-taken');
      if (result === 'has-account') throw refuse('has-account');
      if (result === 'bot') throw refuse('bots-stay-bots');
      if (isAnother) await reportSignInChange(db, session.me.id, 'login-added', context.time.now());
      return renewSession(context, request, reply, session);
    },
  );

  app.post(
    '/api/sign-in',
    { schema: { summary: 'Sign in to an account', body: credentials.extend({ sure }), response: { 200: me } } },
    async (request, reply): Promise<Me> => {
      if (!attemptLimits.attempts.signIn.take(tidyLogin(request.body.login), addressOf(request))) throw refuse('many-tries');
      const identity = await signIn(db, request.body.login, request.body.password);
      if (identity === null) throw refuse('wrong-login');
      return becomeAccount(context, request, reply, identity, request.body.sure === true);
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

  identityRoutes(app, context);
  passkeyRoutes(app, context, attemptLimits);
  rightsRoutes(app, context, attemptLimits, mail);
  handOverRoutes(app, context, attemptLimits);
}

function identityRoutes(app: App, context: AppPort): void {
  const { guestsPerHour } = context.limits;
  const guests = context.sharedLimits.buckets('guests', guestsPerHour / HOUR_SECONDS, guestsPerHour);
  const { db } = context.store;
  const rename = startRenaming(context);

  app.get(
    '/api/me',
    { schema: { summary: 'Who you are; makes a guest of a stranger', response: { 200: me } } },
    async (request, reply): Promise<Me> => {
      const known = await sessionOf(context, request);
      if (known !== null) {
        await rotateSession(context, request, reply, known);
        return known.me;
      }
      if (!guests.take(addressOf(request))) throw refuse('many-guests');
      const admitted = await admitGuest(db, context.time.now());
      keepSession(context, request, reply, admitted);
      return admitted.me;
    },
  );

  const looks = z.strictObject({ name: personName.exactOptional(), crest: crest.exactOptional(), hidden: z.boolean().exactOptional() });
  app.patch(
    '/api/me',
    { schema: { summary: 'Choose a name and a crest, and whether others see your profile', body: looks, response: { 200: me } } },
    async (request): Promise<Me> => {
      const session = await whoAsks(context, request);
      const { hidden, ...change } = request.body;
      if (hidden !== undefined) await setHidden(db, session.me.id, hidden);
      return rename(session.me, change);
    },
  );
}
