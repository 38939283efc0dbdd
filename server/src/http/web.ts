import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '@belfry/protocol';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sentAhead } from './preload-links.ts';

export const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const NO_CLIENT =
  'The server is running. The web client has not been built yet: run "npm run build" in web/. The API is described at /api.\n';

const isWorker = (path: string): boolean => /\/worker-[^/]+\.js(\.br|\.gz)?$/.test(path);

/** Serves the built web client; every address that is not a file gets its page. */
export async function serveWeb(app: FastifyInstance, folder: string | null = BUILT_CLIENT): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      // The build puts compressed copies beside the files.
      preCompressed: true,
      setHeaders(response, path) {
        // Files in assets/ carry a hash in their name and never change.
        const lasting = path.includes('/assets/');
        void response.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        // The content security policy goes with the page and its workers only; on every small file it would be most of the response.
        if (lasting && !isWorker(path)) void response.removeHeader('content-security-policy');
      },
    });
  } else {
    app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.type('text/plain').send(NO_CLIENT));
  }
  const ahead = built ? sentAhead(folder) : () => undefined;
  app.setNotFoundHandler((request, reply) => {
    const page =
      built && request.method === 'GET' && !request.url.startsWith('/api') && (request.headers.accept ?? '').includes('text/html');
    if (page) {
      const [, name = '', game = null] = /^\/(\w+)\/(\w+)/.exec(request.url) ?? [];
      const link = ahead(name, game);
      if (link !== undefined) void reply.header('link', link);
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    return reply
      .code(404)
      .send({ code: 'not-found', message: `there is nothing at ${request.method} ${request.url.slice(0, 100)}` } satisfies Problem);
  });
}
