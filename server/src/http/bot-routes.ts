import type { Me } from '@belfry/protocol';
import { crest, me as meSchema, personName } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admitBot } from '../identity/identities.ts';
import { Refused } from '../play/refused.ts';
import type { ServerContext } from '../play/server-context.ts';
import { whoAsks } from './sessions.ts';

const body = z.strictObject({ name: personName, crest: crest.exactOptional() });
const answer = z.object({ bot: meSchema, token: z.string() });

/** Programs of our users that play through the API. */
export function botRoutes(plain: FastifyInstance, context: ServerContext): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/bots',
    { schema: { summary: 'A bot identity with its token', body: body, response: { 200: answer } } },
    async (request): Promise<{ bot: Me; token: string }> => {
      const { me } = await whoAsks(context, request);
      if (me.kind === 'bot') throw new Refused('bots-by-people');
      const { name, crest: chosen } = request.body;
      const { me: bot, token } = await admitBot(context.store.db, me.id, { name, crest: chosen ?? 'wheel' }, context.time.now());
      return { bot, token };
    },
  );
}
