import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runIn } from './checkout-copy.ts';
import { listen, type Site, typeOf } from './test-pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = join(ROOT, 'dist', 'test-static');

/** A typical base path of such pages: a folder below a person's name. */
const BELOW = '/people/jan/city-games/';

/** Headers of strict hosts: nothing inline, no guessed content types, nothing from other origins. */
const STRICT = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** Serves the pages of `npm run build:static` as the tests build them, with a web server that only knows files. */
export async function openStaticSite(): Promise<Site> {
  runIn(ROOT, ['scripts/static.mjs', '--for-tests']);
  const site = await listen(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
    const body = file.startsWith(BELOW) ? await readFile(join(PAGES, file.slice(BELOW.length))).catch(() => null) : null;
    response.writeHead(body === null ? 404 : 200, { ...STRICT, 'content-type': typeOf(file) }).end(body);
  });
  return { ...site, url: `${site.url}${BELOW}` };
}
