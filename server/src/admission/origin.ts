import { refuse } from '@belfry/protocol';
import type { FastifyInstance } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site must not act in the name of somebody who is at home here. Programs that are no browsers send no origin. */
export function checkOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const { origin, host, upgrade } = request.headers;
    const acts = upgrade !== undefined || !HARMLESS.has(request.method);
    if (!acts || origin === undefined || allowed.includes(origin)) return;
    if (hostOf(origin) !== host) throw refuse('foreign-page');
  });
}

/** A socket that was refused stays with nobody: the HTTP server has let go of it, and it would keep this server from closing. */
export function dropRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 300) request.raw.socket.destroySoon();
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
