// The part of the service worker that caches the pages for offline use. web/scripts/precache-list.ts writes the list of files, with a revision for each
// file whose name does not change with its content.

const { files, page, notPages } = self.precacheList;
const SCOPE = self.registration.scope;
const CACHE = `belfry-pages-${SCOPE}`;
/** The cache of earlier versions. */
const EARLIER = `workbox-precache-v2-${SCOPE}`;
const AT_ONCE = 6;

/** Maps the address of every file to the key of this version in the cache. */
const KEYS = new Map(
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
      const cached = new Set((await cache.keys()).map(({ url }) => url));
      const missing = [...KEYS].filter(([, key]) => !cached.has(key));
      const next = async () => {
        for (let file = missing.pop(); file !== undefined; file = missing.pop()) await store(cache, ...file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    })(),
  );
});

/** Fetches a file into the cache. If one fails, this version is not installed. */
async function store(cache, address, key) {
  // The browser's own cache may hold an older version of a name that stays the same.
  const response = await fetch(address, { cache: address === key ? 'default' : 'reload', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // A redirected response is stored as a plain one, because browsers refuse a redirected response to a navigation.
  await cache.put(key, response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      const wanted = new Set(KEYS.values());
      const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all([caches.delete(EARLIER), ...old.map((request) => cache.delete(request))]);
    })(),
  );
});

// A new version waits until the user asks for it (web/src/parts/service-worker.ts).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const key = keyFor(event.request);
  if (key !== undefined) event.respondWith(answer(event.request, key));
});

/** Returns the cache key of the response: the file's, or for a page the key of index.html, which draws all pages. */
function keyFor({ method, mode, url }) {
  if (method !== 'GET') return undefined;
  const { origin, pathname, search } = new URL(url);
  if (origin !== self.location.origin) return undefined;
  const file = search === '' ? KEYS.get(origin + pathname) : undefined;
  if (file !== undefined || mode !== 'navigate') return file;
  return notPages.some((start) => pathname.startsWith(start)) ? undefined : KEYS.get(PAGE);
}

async function answer(request, key) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}
