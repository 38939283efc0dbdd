import { Readable } from 'node:stream';
import { type Me, refuse } from '@belfry/protocol';
import { login, me as meSchema, password, plainText } from '@belfry/protocol/schemas';
import { z } from 'zod';
import type { AttemptLimits } from '../admission/attempt-limits.ts';
import { addressOf } from '../admission/client-address.ts';
import { proof, proofCheck, sure } from '../admission/proof.ts';
import { becomeAccount, forgetSession, renewOnly, whoAsks } from '../admission/sessions.ts';
import { accountData } from '../identity/account-data.ts';
import { deleteAccount } from '../identity/delete-account.ts';
import { changePassword, tidyLogin } from '../identity/identities.ts';
import { makeCodes, recover, writeCode } from '../identity/recovery.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { sessionsEnded } from '../identity/session-revocation.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { deleteSessionsOf } from '../store/identities.ts';
import type { App } from './app-port.ts';

/** Downloads of a user's own data: three at once, and one more every minute. */
const DOWNLOADS_AT_ONCE = 3;
const DOWNLOADS_PER_SECOND = 1 / 60;

/** Registers the routes for a user's account: changing the password, recovery, data export, deletion. */
export function rightsRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits, mail: boolean): void {
  passwordRoutes(app, context, attemptLimits);
  recoveryRoutes(app, context, attemptLimits, mail);
  dataRoutes(app, context, attemptLimits);
}

function passwordRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits): void {
  const { db } = context.store;
  const checkProof = proofCheck(context, attemptLimits);

  const change = z.strictObject({ present: plainText.max(200), password });
  app.post(
    '/api/account/password',
    { schema: { summary: 'Change the password; all other sessions end', body: change, response: { 200: meSchema } } },
    async (request, reply): Promise<Me> => {
      const { me } = await whoAsks(context, request);
      if (me.login === null) throw refuse('no-password');
      if (!attemptLimits.attempts.proof.take(me.id)) throw refuse('many-tries');
      if (!(await changePassword(db, me, request.body.present, request.body.password))) throw refuse('wrong-password');
      await reportSignInChange(db, me.id, 'password-changed', context.time.now());
      return renewOnly(context, request, reply, me.id);
    },
  );

  const codes = z.object({ codes: z.array(z.string()) });
  app.post(
    '/api/account/codes',
    { schema: { summary: 'New recovery codes, shown this once; the old ones end', body: proof, response: { 200: codes } } },
    async (request): Promise<{ codes: string[] }> => {
      const { me } = await whoAsks(context, request);
      if (me.kind === 'guest') throw refuse('accounts-only');
      await checkProof(request, me, request.body, 'codes');
      const made = await makeCodes(db, me.id, context.time.now());
      await reportSignInChange(db, me.id, 'codes-made', context.time.now());
      return { codes: made };
    },
  );
}

function recoveryRoutes(app: App, context: SessionPort, { attempts }: AttemptLimits, mail: boolean): void {
  const { db } = context.store;

  const recovery = z.strictObject({ login, code: plainText.max(80), password, sure });
  app.post(
    '/api/account/recovery',
    { schema: { summary: 'Set a new password with a recovery code', body: recovery, response: { 200: meSchema } } },
    async (request, reply): Promise<Me> => {
      if (!attempts.recovery.take(tidyLogin(request.body.login), addressOf(request))) throw refuse('many-tries');
      const identity = await recover(db, request.body, context.time.now());
      if (identity === null) throw refuse('wrong-code');
      await reportSignInChange(db, identity, 'recovered', context.time.now());
      await deleteSessionsOf(db, identity, 'browser');
      const me = await becomeAccount(context, request, reply, identity, request.body.sure === true);
      await sessionsEnded(context, identity);
      return me;
    },
  );

  app.post(
    '/api/account/recovery-letter',
    { schema: { summary: 'Have a recovery code written to you', body: z.strictObject({ login }), response: { 204: z.null() } } },
    async (request, reply) => {
      if (!mail) throw refuse('no-mail');
      if (!attempts.letter.take(tidyLogin(request.body.login))) throw refuse('many-tries');
      await writeCode(db, request.body.login, context.time.now());
      return reply.code(204).send(null);
    },
  );
}

function dataRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits): void {
  const downloads = context.sharedLimits.buckets('downloads', DOWNLOADS_PER_SECOND, DOWNLOADS_AT_ONCE);
  const checkProof = proofCheck(context, attemptLimits);

  app.get('/api/me/data', { schema: { summary: 'Everything that is kept about you' } }, async (request, reply) => {
    const session = await whoAsks(context, request);
    if (!downloads.take(session.me.id)) throw refuse('many-downloads');
    void reply.type('application/json').header('content-disposition', 'attachment; filename="belfry-data.json"');
    return reply.send(Readable.from(accountData(context, session)));
  });

  app.delete('/api/me', { schema: { summary: 'Delete what you are here', body: proof } }, async (request, reply) => {
    const { me } = await whoAsks(context, request);
    if (me.kind !== 'guest' || request.body.sure !== true) await checkProof(request, me, request.body, 'deletion');
    await deleteAccount(context, me);
    forgetSession(reply);
    return reply.code(204).send();
  });
}
