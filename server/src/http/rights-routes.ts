import { Readable } from 'node:stream';
import { type Me, refuse } from '@belfry/protocol';
import { login, me as meSchema, password, plainText } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Door } from '../admission/door.ts';
import { becomeAccount, forgetSession, renewOnly, whoAsks } from '../admission/sessions.ts';
import { startKeyedBuckets } from '../base/token-bucket.ts';
import { accountData } from '../identity/account-data.ts';
import { deleteAccount } from '../identity/delete-account.ts';
import { changePassword, isPasswordOf, tidyLogin } from '../identity/identities.ts';
import { type Confirmation, isConfirmed, type Place } from '../identity/passkeys.ts';
import { makeCodes, recover, writeCode } from '../identity/recovery.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { sessionsEnded } from '../identity/session-revocation.ts';
import { deleteSessionsOf } from '../store/identities.ts';
import { passkeyAnswer } from './passkey-routes.ts';

/** What somebody may have of what is kept about them: three times at once, and once more every minute. */
const DOWNLOADS_AT_ONCE = 3;
const DOWNLOADS_PER_SECOND = 1 / 60;

/** Whoever is signed in may have left the room: these show that it is still them. A guest has nothing to show, and says so. */
const proof = z.strictObject({
  password: plainText.max(200).exactOptional(),
  passkey: passkeyAnswer.exactOptional(),
  sure: z.literal(true).exactOptional(),
});
type Proof = z.infer<typeof proof>;

/** What people may do with what is theirs: change the lock, find the way back in, take a copy, go. */
export function rightsRoutes(plain: FastifyInstance, context: SessionPort, door: Door, mail: boolean): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  const { tries, config, placeOf } = door;
  const downloads = startKeyedBuckets(DOWNLOADS_PER_SECOND, DOWNLOADS_AT_ONCE);

  async function checkProof(me: Me, shown: Proof, purpose: Confirmation, place: () => Place): Promise<void> {
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    if (me.kind === 'guest' && shown.sure) return;
    if (shown.passkey !== undefined) {
      if (!(await isConfirmed(db, me, purpose, shown.passkey, place(), context.time.now()))) throw refuse('unknown-passkey');
    } else {
      if (shown.password === undefined) throw refuse('proof-needed');
      if (!tries.take(me.login ?? me.id)) throw refuse('many-tries');
      if (!(await isPasswordOf(db, me, shown.password))) throw refuse('wrong-password');
    }
  }

  const change = z.strictObject({ present: plainText.max(200), password });
  app.post(
    '/api/account/password',
    { schema: { summary: 'Change the password; all other sessions end', body: change, response: { 200: meSchema } }, config },
    async (request, reply): Promise<Me> => {
      const { me } = await whoAsks(context, request);
      if (me.login === null) throw refuse('no-password');
      if (!tries.take(me.login)) throw refuse('many-tries');
      if (!(await changePassword(db, me, request.body.present, request.body.password))) throw refuse('wrong-password');
      return renewOnly(context, request, reply, me.id);
    },
  );

  const codes = z.object({ codes: z.array(z.string()) });
  app.post(
    '/api/account/codes',
    { schema: { summary: 'New recovery codes, shown this once; the old ones end', body: proof, response: { 200: codes } }, config },
    async (request, reply): Promise<{ codes: string[] }> => {
      void reply.header('cache-control', 'no-store');
      const { me } = await whoAsks(context, request);
      if (me.kind === 'guest') throw refuse('accounts-only');
      await checkProof(me, request.body, 'codes', () => placeOf(request));
      return { codes: await makeCodes(db, me.id, context.time.now()) };
    },
  );

  const recovery = z.strictObject({ login, code: plainText.max(80), password });
  app.post(
    '/api/account/recovery',
    { schema: { summary: 'Set a new password with a recovery code', body: recovery, response: { 200: meSchema } }, config },
    async (request, reply): Promise<Me> => {
      if (!tries.take(tidyLogin(request.body.login))) throw refuse('many-tries');
      const identity = await recover(db, request.body, context.time.now());
      if (identity === null) throw refuse('wrong-code');
      await deleteSessionsOf(db, identity, 'browser');
      const me = await becomeAccount(context, request, reply, identity);
      await sessionsEnded(context, identity);
      return me;
    },
  );

  app.post(
    '/api/account/recovery-letter',
    { schema: { summary: 'Have a recovery code written to you', body: z.strictObject({ login }), response: { 204: z.null() } }, config },
    async (request, reply) => {
      if (!mail) throw refuse('no-mail');
      if (!tries.take(tidyLogin(request.body.login))) throw refuse('many-tries');
      await writeCode(db, request.body.login, context.time.now());
      return reply.code(204).send(null);
    },
  );

  app.get('/api/me/data', { schema: { summary: 'Everything that is kept about you' }, config }, async (request, reply) => {
    const session = await whoAsks(context, request);
    if (!downloads.take(session.me.id)) throw refuse('many-downloads');
    void reply
      .type('application/json')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="belfry-data.json"');
    return reply.send(Readable.from(accountData(context, session)));
  });

  app.delete('/api/me', { schema: { summary: 'Delete what you are here', body: proof }, config }, async (request, reply) => {
    const { me } = await whoAsks(context, request);
    await checkProof(me, request.body, 'deletion', () => placeOf(request));
    await deleteAccount(context, me);
    forgetSession(reply);
    return reply.code(204).send();
  });
}
