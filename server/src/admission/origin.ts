import { refuse } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects what pages of other origins ask for: requests that change state (CSRF), and those that a page embeds, which could read little but
 * make guests at their visitor's expense. Links may lead anywhere. Clients other than browsers send none of these headers.
 */
export function checkOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const { origin, host, upgrade } = request.headers;
    if (origin !== undefined && allowed.includes(origin)) return;
    const acts = upgrade !== undefined || !HARMLESS.has(request.method);
    if (isEmbedded(request) || (acts && origin !== undefined && hostOf(origin) !== host)) throw refuse('foreign-page');
  });
}

/** Returns true if a page of another site asks for part of the API without being left for it. */
function isEmbedded({ headers, routeOptions }: FastifyRequest): boolean {
  const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
  return isForeign && routeOptions.url?.startsWith('/api') === true;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
