import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built client; the variable names the folder of another build. */
export const CLIENT = process.env.BELFRY_CLIENT ?? fileURLToPath(new URL('../../dist/test-pages', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built client without a server behind it: every address returns the page. `sent` may change a file on the way. */
export async function openTestPages(sent = (_file: string, body: Buffer): Buffer | string => body): Promise<Site> {
  if (!existsSync(join(CLIENT, 'index.html'))) throw new Error('the client is not built; run `node scripts/pages.mjs --for-tests` first');
  return listen(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    if (path.startsWith('/api') || path.startsWith('/socket')) {
      response.writeHead(404).end();
      return;
    }
    const file = extname(path) === '' ? '/index.html' : path;
    try {
      const body = await readFile(join(CLIENT, file));
      response.writeHead(200, { 'content-type': typeOf(file) }).end(sent(file, body));
    } catch {
      response.writeHead(404).end();
    }
  });
}

/** Starts a web server on a free port of this machine. */
export async function listen(answer: RequestListener): Promise<Site> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the web server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((closed, failed) => {
        server.closeAllConnections();
        server.close((error) => (error === undefined ? closed() : failed(error)));
      }),
  };
}
