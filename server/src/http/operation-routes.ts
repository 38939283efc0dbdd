import { BOT_NAMES } from '@belfry/bots';
import type { FastifyInstance } from 'fastify';
import type { Hall } from '../play/hall.ts';
import type { House } from '../protocol/index.ts';
import { house } from '../protocol/resource-schemas.ts';

export interface Readiness {
  /** False while the server is going down. */
  open: boolean;
}

/** For operators and their machines, and the description of the API. */
export function operationRoutes(app: FastifyInstance, hall: Hall, readiness: Readiness): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (readiness.open) {
      try {
        await hall.store.check();
        return { status: 'ready', store: hall.store.kind };
      } catch (error) {
        hall.log.error({ err: error }, 'the store does not answer');
      }
    }
    return reply.code(503).send({ status: 'not ready' });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    void reply.type(hall.metrics.registry.contentType);
    return hall.metrics.registry.metrics();
  });
  app.get('/api', { schema: { hide: true } }, async () => app.swagger());
  app.get(
    '/api/house',
    { schema: { summary: 'Games, options and bot levels', response: { 200: house } } },
    async (): Promise<House> => ({
      games: hall.games.map(({ id, rulesVersion, players, options }) => ({ id, rules: rulesVersion, players, options })),
      levels: BOT_NAMES,
    }),
  );
}
