import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT } from '../src/house.ts';

/** `new Worker(new URL("/assets/name.js", …))`, as the build writes it. */
const OPENED = /new Worker\(new URL\([`'"][^`'"]*?([^/`'"]+\.js)[`'"]/g;
const IMPORTED = /(?:\bfrom|\bimport\s*\(?)\s*[`'"][^`'"]*?([^/`'"]+\.js)[`'"]/g;

// WebKit runs a worker's entry a second time for a chunk that imports it, and the second one, which knows nothing, hears the messages.
it('nothing in the built pages imports the entry of a worker', () => {
  const folder = join(CLIENT, 'assets');
  const chunks = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
  const entries = new Set(chunks.flatMap(({ code }) => [...code.matchAll(OPENED)].map(([, name]) => name)));
  const imports = chunks.flatMap(({ name, code }) => [...code.matchAll(IMPORTED)].map(([, imported]) => ({ name, imported })));
  expect([...entries]).toEqual([expect.stringMatching(/^worker-/)]);
  expect(imports.length).toBeGreaterThan(chunks.length);
  expect(imports.filter(({ imported }) => entries.has(imported))).toEqual([]);
});
