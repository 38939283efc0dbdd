import { BOT_NAMES } from '@belfry/bots';
import { refuse, type ServerInfo } from '@belfry/protocol';
import { serverInfo } from '@belfry/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocal } from '../admission/client-address.ts';
import { sameSecret } from '../base/same-secret.ts';
import type { Config } from '../config/config.ts';
import { lanAddresses } from '../config/lan-addresses.ts';
import type { TableCache } from '../tables/table-cache.ts';

const CONTACT_HOLDS_MS = 90 * 24 * 60 * 60 * 1000;

export interface Readiness {
  /** False while the server is shutting down. */
  open: boolean;
}

/** The explanation for operators. */
const DEAF =
  'this node does not hear its own notes, so it does not hear other nodes either: LISTEN needs a session of its own, which a pooler in transaction mode does not give';

/** Registers the routes for operators and their monitoring. */
export function operationRoutes(app: FastifyInstance, context: TableCache, config: Config, readiness: Readiness): void {
  const check = oncePerSecond(() => context.store.check());
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'up' }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    if (readiness.open) {
      try {
        await check();
        if (!context.store.notifier.isDeaf()) return { status: 'ready', store: context.store.kind };
        return reply.code(503).send({ status: 'not ready', why: DEAF });
      } catch (error) {
        context.log.error({ err: error }, 'the store does not answer');
      }
    }
    return reply.code(503).send({ status: 'not ready' });
  });
  const { securityContact: contact } = config;
  if (contact !== undefined) {
    // RFC 9116.
    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
      const expires = new Date(context.time.now() + CONTACT_HOLDS_MS).toISOString();
      return reply.type('text/plain').send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, nl\n`);
    });
  }
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) throw refuse('operators-only');
    void reply.type(context.metrics.registry.contentType);
    return context.metrics.registry.metrics();
  });
}

const SECOND_MS = 1000;

/** Caches the check for a second, so that the store is asked at most once a second. */
function oncePerSecond(check: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | null = null;
  let at = 0;
  return () => {
    const now = performance.now();
    if (last === null || now - at >= SECOND_MS) {
      at = now;
      last = check();
    }
    return last;
  };
}

/** Returns true if the client may read the metrics, which reveal when people play: this machine, or a holder of the token. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  return token === undefined || token === '' ? isLocal(request) : sameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** Registers the list of games. */
export function serverInfoRoutes(app: FastifyInstance, context: TableCache, config: Config): void {
  app.get(
    '/api/server',
    { schema: { summary: 'Games, options and bot levels', response: { 200: serverInfo } } },
    async (request): Promise<ServerInfo> => ({
      games: context.games.map(({ id, rulesVersion, players, options }) => ({ id, rules: rulesVersion, players, options })),
      levels: BOT_NAMES,
      // The addresses of this machine's networks are private.
      ...(isLocal(request) ? { reach: lanAddresses(config, request.socket.localPort ?? config.port) } : {}),
    }),
  );
}
