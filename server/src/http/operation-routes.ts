import { BOT_NAMES } from '@belfry/bots';
import type { House } from '@belfry/protocol';
import { house } from '@belfry/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../play/server-context.ts';

export interface Readiness {
  /** False while the server is going down. */
  open: boolean;
}

/** For operators and their machines, and the description of the API. */
export function operationRoutes(app: FastifyInstance, context: ServerContext, readiness: Readiness): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (readiness.open) {
      try {
        await context.store.check();
        return { status: 'ready', store: context.store.kind };
      } catch (error) {
        context.log.error({ err: error }, 'the store does not answer');
      }
    }
    return reply.code(503).send({ status: 'not ready' });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    void reply.type(context.metrics.registry.contentType);
    return context.metrics.registry.metrics();
  });
  app.get('/api', { schema: { hide: true } }, async () => app.swagger());
  app.get(
    '/api/house',
    { schema: { summary: 'Games, options and bot levels', response: { 200: house } } },
    async (): Promise<House> => ({
      games: context.games.map(({ id, rulesVersion, players, options }) => ({ id, rules: rulesVersion, players, options })),
      levels: BOT_NAMES,
    }),
  );
}
