import { expect, it } from 'vitest';
import { chunksIn } from '../src/page-chunks.ts';
import { CLIENT } from '../src/test-pages.ts';

/** `new Worker(new URL("/assets/name.js", …))`, as the build writes it. */
const OPENED = /new Worker\(new URL\([`'"][^`'"]*?([^/`'"]+\.js)[`'"]/g;
/** An import that runs first, unlike `import(…)`. */
const STATICALLY = /(?:\bfrom|\bimport)\s*[`'"]\.\/([^/`'"]+\.js)[`'"]/g;
const IMPORTED = /(?:\bfrom|\bimport\s*\(?)\s*[`'"][^`'"]*?([^/`'"]+\.js)[`'"]/g;

it('no part of the built pages needs itself', () => {
  const needs = new Map(chunksIn(CLIENT).map(({ name, code }) => [name, [...code.matchAll(STATICALLY)].map(([, needed = '']) => needed)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' → '));
    else if (!done.has(name)) for (const needed of needs.get(name) ?? []) follow(needed, [...path, name]);
    done.add(name);
  };
  for (const name of needs.keys()) follow(name, []);
  expect([...needs.values()].flat().length).toBeGreaterThan(needs.size);
  expect(circles).toEqual([]);
});

// WebKit runs a worker's entry a second time for a chunk that imports it, and the second instance, which has no state, receives the
// messages.
it('no built page imports a worker’s entry file', () => {
  const chunks = chunksIn(CLIENT);
  const entries = new Set(chunks.flatMap(({ code }) => [...code.matchAll(OPENED)].map(([, name]) => name)));
  const imports = chunks.flatMap(({ name, code }) => [...code.matchAll(IMPORTED)].map(([, imported]) => ({ name, imported })));
  expect([...entries]).toEqual([expect.stringMatching(/^worker-/)]);
  expect(imports.length).toBeGreaterThan(chunks.length);
  expect(imports.filter(({ imported }) => entries.has(imported))).toEqual([]);
});
