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

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
