import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { afterAll, expect, it } from 'vitest';
import { complaint, deskIn } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Creates the part of a checkout that contains one game: its sources and their dependencies. */
function newCheckout(game: string): string {
  const checkout = mkdtempSync(join(realpathSync(tmpdir()), 'belfry-raise-'));
  folders.push(checkout);
  const isSource = (path: string): boolean => !['dist', 'node_modules', 'board'].includes(basename(path));
  for (const part of [
    'kernel',
    'bots',
    `games/${game}`,
    'games/package.json',
    'games/tsconfig.json',
    'scripts',
    'package.json',
    'tsconfig.base.json',
  ])
    cpSync(join(ROOT, part), join(checkout, part), { recursive: true, filter: isSource });
  mkdirSync(join(checkout, 'node_modules/@belfry'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@belfry') symlinkSync(join(ROOT, 'node_modules', name), join(checkout, 'node_modules', name));
  }
  symlinkSync(join(checkout, 'kernel'), join(checkout, 'node_modules/@belfry/kernel'));
  symlinkSync(join(checkout, 'bots'), join(checkout, 'node_modules/@belfry/bots'));
  return checkout;
}

const raise = (checkout: string, game: string) => deskIn(checkout, games).run(`raise-rules ${game}`);
const read = (checkout: string, path: string): string => readFileSync(join(checkout, path), 'utf8');

it('keeps the rules as they are, records a match, and begins the next version', async () => {
  const checkout = newCheckout('citadels');
  const { code, out, err } = await raise(checkout, 'citadels');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('The rules of citadels are version 2 now; version 1 is kept.');
  expect(out).toContain('The puzzles of citadels are of version 1:');
  expect(read(checkout, 'games/citadels/src/game.ts')).toContain('rulesVersion: 2,');
  expect(read(checkout, 'games/lazy-parts.ts')).toContain("  'citadels 1': () => import('@belfry/citadels/pinned/v1'),\n");
  expect(JSON.parse(read(checkout, 'games/citadels/package.json')).exports['./pinned/*']).toEqual({
    types: './pinned/*.d.ts',
    default: './pinned/*.js',
  });
  const module = read(checkout, 'games/citadels/pinned/v1.js');
  expect(module).toContain('rulesVersion: 1,');
  expect(module.match(/^import .*/gm)).toEqual(['import { BadInput } from "@belfry/kernel";']);
  expect(module).not.toContain(checkout);
  expect(read(checkout, 'games/citadels/pinned/v1.playthrough.txt')).toMatch(/^game: citadels\nrules: 1\n[\s\S]*\n {2}place /);
  expect(read(checkout, 'games/citadels/golden/2-players.playthrough.txt')).toMatch(/^game: citadels\nrules: 2\n/);
  // Again, with a build that is still of version 1.
  expect(complaint(await raise(checkout, 'citadels'))).toContain('v1.js is there already');
  expect(read(checkout, 'games/citadels/pinned/v1.js')).toBe(module);
});

it('pins nothing when what the rules do has been changed before', async () => {
  const checkout = newCheckout('citadels');
  const amounts = join(checkout, 'games/citadels/src/data/amounts.ts');
  const before = readFileSync(amounts, 'utf8');
  writeFileSync(amounts, before.replace('handCards: 4, gold: 2', 'handCards: 4, gold: 7'));
  expect(readFileSync(amounts, 'utf8')).not.toBe(before);
  const ran = await raise(checkout, 'citadels');
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain('the rules have been changed already');
  expect(read(checkout, 'games/citadels/src/game.ts')).toContain('rulesVersion: 1,');
  expect(existsSync(join(checkout, 'games/lazy-parts.ts'))).toBe(false);
  expect(readdirSync(join(checkout, 'games/citadels/pinned')).filter((file) => file.startsWith('v'))).toEqual([]);
});
