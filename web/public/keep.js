// The part of the service worker that keeps the pages for the time without a network. Which files those are is written by web/scripts/kept-pages.ts, together
// with the name of what has changed where the name of the file does not tell.

const { files, page, notPages } = self.keptPages;
const SCOPE = self.registration.scope;
const CACHE = `belfry-pages-${SCOPE}`;
/** What the pages of earlier versions were kept in. */
const EARLIER = `workbox-precache-v2-${SCOPE}`;
const AT_ONCE = 6;

/** The address of every file to the address under which this version of it is kept. */
const KEPT = new Map(
  files.map(([path, revision]) => {
    const { href } = new URL(path, self.location.href);
    return [href, revision === undefined ? href : `${href}?revision=${revision}`];
  }),
);
const PAGE = new URL(page, self.location.href).href;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const here = new Set((await cache.keys()).map(({ url }) => url));
      const missing = [...KEPT].filter(([, kept]) => !here.has(kept));
      const next = async () => {
        for (let file = missing.pop(); file !== undefined; file = missing.pop()) await keep(cache, ...file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    })(),
  );
});

/** All of them, or this version is not installed. */
async function keep(cache, address, kept) {
  // A name that stays the same may be older in what the browser has.
  const response = await fetch(address, { cache: address === kept ? 'default' : 'reload', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // Where a host leads elsewhere, what comes from there is kept as a plain answer: a page may not be opened by one that was redirected.
  await cache.put(kept, response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = new Set(KEPT.values());
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all([caches.delete(EARLIER), ...old.map((request) => cache.delete(request))]);
    })(),
  );
});

// A new version waits until the person asks for it (web/src/parts/service-worker.ts).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const kept = keptFor(event.request);
  if (kept !== undefined) event.respondWith(answer(event.request, kept));
});

/** Under which address the answer is kept: that of the file, or that of the one page all others are drawn by. */
function keptFor({ method, mode, url }) {
  if (method !== 'GET') return undefined;
  const { origin, pathname, search } = new URL(url);
  if (origin !== self.location.origin) return undefined;
  const file = search === '' ? KEPT.get(origin + pathname) : undefined;
  if (file !== undefined || mode !== 'navigate') return file;
  return notPages.some((start) => pathname.startsWith(start)) ? undefined : KEPT.get(PAGE);
}

async function answer(request, kept) {
  const cache = await caches.open(CACHE);
  return (await cache.match(kept, { ignoreVary: true })) ?? fetch(request);
}
