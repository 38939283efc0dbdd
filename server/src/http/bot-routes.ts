import { type Me, type Person, refuse } from '@belfry/protocol';
import { crest, me as meSchema, person, personName, plainText } from '@belfry/protocol/schemas';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import { admitBot } from '../identity/identities.ts';

import { sessionsEnded } from '../identity/session-revocation.ts';
import { countBots, deleteSessionsOf, findBots } from '../store/identities.ts';
import { deleteUnusedBot } from '../store/retention.ts';
import type { App, AppPort } from './app-port.ts';

const HOUR_SECONDS = 60 * 60;

const body = z.strictObject({ name: personName, crest: crest.exactOptional() });
const mine = z.object({ bots: z.array(person) });
const answer = z.object({ bot: meSchema, token: z.string() });

/** Registers the routes for users' own bots, which play through the API. */
export function botRoutes(app: App, context: AppPort): void {
  const { limits, store } = context;
  const { db } = store;
  const fresh = context.sharedLimits.buckets('fresh-bots', limits.botsPerOwner / HOUR_SECONDS, limits.botsPerOwner);
  app.post(
    '/api/bots',
    { schema: { summary: 'A bot identity with its token', body: body, response: { 200: answer } } },
    async (request): Promise<{ bot: Me; token: string }> => {
      const { me } = await whoAsks(context, request);
      if (me.kind === 'bot') throw refuse('bots-by-people');
      const most = { bots: limits.botsPerOwner };
      // Bots that are being created at this moment count as well.
      if (!fresh.take(me.id) || (await countBots(db, me.id)) >= limits.botsPerOwner) throw refuse('many-bots', most);
      const { name, crest: chosen } = request.body;
      const { me: bot, token } = await admitBot(db, me.id, { name, crest: chosen ?? 'wheel' }, context.time.now());
      return { bot, token };
    },
  );
  app.get('/api/bots', { schema: { summary: 'Your bots', response: { 200: mine } } }, async (request): Promise<{ bots: Person[] }> => {
    const { me } = await whoAsks(context, request);
    return { bots: await findBots(db, me.id) };
  });
  app.delete(
    '/api/bots/:id',
    { schema: { summary: 'Take the token of one of your bots away', params: z.strictObject({ id: plainText.max(40) }) } },
    async (request, reply) => {
      const { me } = await whoAsks(context, request);
      const bots = await findBots(db, me.id);
      const bot = bots.find(({ id }) => id === request.params.id);
      if (bot === undefined) throw refuse('no-bot-of-yours');
      await deleteSessionsOf(db, bot.id, 'bot');
      await sessionsEnded(context, bot.id);
      await deleteUnusedBot(db, bot.id);
      return reply.code(204).send();
    },
  );
}
