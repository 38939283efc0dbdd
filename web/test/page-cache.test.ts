// Which requests the service worker answers from its cache, in a context of its own; a browser test covers that it caches everything or
// nothing.
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const PAGE_CACHE = readFileSync(new URL('../public/page-cache.js', import.meta.url), 'utf8');
const ROOT = 'https://belfry.example/games/';
const FILES = [['assets/index-1234.js'], ['index.html', 'abc'], ['mark.svg', 'def']];

/** Returns the address under which the answer is cached, or null if the request goes to the network. */
async function keyFor(path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<string | null> {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    precacheList: { files: FILES, page: 'index.html', notPages: ['/api', '/socket'] },
    registration: { scope: ROOT },
    location: new URL('sw.js', ROOT),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const caches = { open: async () => ({ match: async (address: string) => address }) };
  runInContext(PAGE_CACHE, createContext({ self, caches, URL }));
  let answer: Promise<string> | null = null;
  const respondWith = (given: Promise<string>) => {
    answer = given;
  };
  listeners.get('fetch')?.({ request: { method, mode, url: new URL(path, ROOT).href }, respondWith });
  return answer;
}

describe('answers from the offline cache', () => {
  it.each([
    ['.', `${ROOT}index.html?revision=abc`],
    ['?/play/position', `${ROOT}index.html?revision=abc`],
    ['table/abc', `${ROOT}index.html?revision=abc`],
    ['mark.svg', `${ROOT}mark.svg?revision=def`],
    ['/api', null],
    ['/socket', null],
    ['https://elsewhere.example/', null],
  ])('a visit to %s: %s', async (path, key) => {
    expect(await keyFor(path)).toBe(key);
  });

  it.each([
    ['assets/index-1234.js', `${ROOT}assets/index-1234.js`],
    ['assets/index-5678.js', null],
    ['/api/tables', null],
    ['table/abc', null],
  ])('a file a page loads, %s: %s', async (path, key) => {
    expect(await keyFor(path, { mode: 'cors' })).toBe(key);
    expect(await keyFor(path, { mode: 'cors', method: 'POST' })).toBe(null);
  });
});
