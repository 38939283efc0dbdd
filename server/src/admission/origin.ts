import { refuse } from '@belfry/protocol';
import type { FastifyInstance } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects state-changing requests from pages of other origins (CSRF). Clients other than browsers send no Origin header. */
export function checkOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const { origin, host, upgrade } = request.headers;
    const acts = upgrade !== undefined || !HARMLESS.has(request.method);
    if (!acts || origin === undefined || allowed.includes(origin)) return;
    if (hostOf(origin) !== host) throw refuse('foreign-page');
  });
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
