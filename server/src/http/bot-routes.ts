import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admitBot } from '../identity/identities.ts';
import type { Hall } from '../play/hall.ts';
import { Refused } from '../play/refused.ts';
import type { Me } from '../protocol/index.ts';
import { crest, me as meSchema, personName } from '../protocol/resource-schemas.ts';
import { whoAsks } from './sessions.ts';

const wish = z.strictObject({ name: personName, crest: crest.exactOptional() });
const answer = z.object({ bot: meSchema, token: z.string() });

/** Programs of our users that play through the API. */
export function botRoutes(plain: FastifyInstance, hall: Hall): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  app.post(
    '/api/bots',
    { schema: { summary: 'A bot identity with its token', body: wish, response: { 200: answer } } },
    async (request): Promise<{ bot: Me; token: string }> => {
      const { me } = await whoAsks(hall, request);
      if (me.kind === 'bot') throw new Refused('bots-by-people');
      const { name, crest: chosen } = request.body;
      const { me: bot, token } = await admitBot(hall.store.db, me.id, { name, crest: chosen ?? 'wheel' }, hall.time.now());
      return { bot, token };
    },
  );
}
