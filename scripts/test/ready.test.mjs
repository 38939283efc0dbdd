import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkNode, fingerprint, isInstalled, NotReady, TO_PLAY } from '../ready.mjs';
import { ROOT } from '../run.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'belfry-ready-'));
  put('package.json', { workspaces: ['kernel', 'games', 'games/*', 'e2e'] });
  for (const name of ['kernel', 'games', 'e2e']) put(`${name}/package.json`, { name });
  for (const name of ['kernel', 'games', 'e2e']) put(`node_modules/${name}/package.json`, { name });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/**
 * @param {string} path
 * @param {unknown} content
 */
function put(path, content) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const ZOD = { 'node_modules/zod': { version: '4.6.7' } };
const OTHER_PLATFORM = { 'node_modules/biome-mac': { version: '2.0.0', optional: true } };

describe('is it installed?', () => {
  it('no, when nothing is there', () => {
    put('package-lock.json', { packages: ZOD });
    expect(isInstalled(root)).toBe(false);
  });

  it('no, when an installation was interrupted', () => {
    put('package-lock.json', { packages: ZOD });
    put('node_modules/zod/package.json', {});
    expect(isInstalled(root)).toBe(false);
  });

  it('yes, when every package of the lockfile is there, but for those of other platforms', () => {
    put('package-lock.json', { packages: { '': { version: '0.1.0' }, kernel: { version: '0.1.0' }, ...ZOD, ...OTHER_PLATFORM } });
    put('node_modules/.package-lock.json', { packages: ZOD });
    // The packages in the list must also exist.
    expect(isInstalled(root)).toBe(false);
    put('node_modules/zod/package.json', {});
    expect(isInstalled(root)).toBe(true);
  });

  it('no, when a package of ours is new', () => {
    put('package-lock.json', { packages: ZOD });
    put('node_modules/.package-lock.json', { packages: ZOD });
    put('node_modules/zod/package.json', {});
    expect(isInstalled(root)).toBe(true);
    put('games/chess/package.json', { name: 'chess' });
    expect(isInstalled(root)).toBe(false);
    put('node_modules/chess/package.json', { name: 'chess' });
    expect(isInstalled(root)).toBe(true);
  });

  it('no, when the lockfile asks for another version or one package more', () => {
    put('node_modules/.package-lock.json', { packages: ZOD });
    put('package-lock.json', { packages: { 'node_modules/zod': { version: '5.0.0' } } });
    expect(isInstalled(root)).toBe(false);
    put('package-lock.json', { packages: { ...ZOD, 'node_modules/knip': { version: '6.0.0' } } });
    expect(isInstalled(root)).toBe(false);
  });
});

describe('is it installed to play?', () => {
  it.each(['vite', '@typescript/native'])('%s is, which builds what is played', (name) => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    expect(packages[`node_modules/${name}`]).toMatchObject({ version: expect.any(String) });
    expect(packages[`node_modules/${name}`].dev).toBeUndefined();
  });

  const KNIP = { 'node_modules/knip': { version: '6.0.0', dev: true } };
  const SHARED = { 'node_modules/glob': { version: '13.0.0', devOptional: true } };

  it('yes, without what only tests need; that is not everything', () => {
    put('package-lock.json', { packages: { ...ZOD, ...KNIP, ...SHARED, ...OTHER_PLATFORM } });
    put('node_modules/.package-lock.json', { packages: ZOD });
    put('node_modules/zod/package.json', {});
    expect(isInstalled(root, TO_PLAY)).toBe(true);
    expect(isInstalled(root)).toBe(false);
  });

  it('yes, with everything', () => {
    put('package-lock.json', { packages: { ...ZOD, ...KNIP } });
    put('node_modules/.package-lock.json', { packages: { ...ZOD, ...KNIP } });
    for (const name of ['zod', 'knip']) put(`node_modules/${name}/package.json`, {});
    expect(isInstalled(root, TO_PLAY)).toBe(true);
    expect(isInstalled(root)).toBe(true);
  });

  it('no, when something playing needs is missing, or anything is of another version', () => {
    put('package-lock.json', { packages: { ...ZOD, ...KNIP } });
    for (const name of ['zod', 'knip']) put(`node_modules/${name}/package.json`, {});
    put('node_modules/.package-lock.json', { packages: KNIP });
    expect(isInstalled(root, TO_PLAY)).toBe(false);
    put('node_modules/.package-lock.json', { packages: { ...ZOD, 'node_modules/knip': { version: '5.0.0', dev: true } } });
    expect(isInstalled(root, TO_PLAY)).toBe(false);
  });
});

describe('has a source changed?', () => {
  beforeEach(() => {
    put('tsconfig.base.json', '{}');
    put('kernel/src/chance.ts', 'export const a = 1;');
    put('games/citadels/src/game.ts', 'export const b = 1;');
  });

  it('no, when only the build or a test has', () => {
    const before = fingerprint(root);
    put('kernel/dist/chance.ts', 'x');
    put('kernel/test/chance.test.ts', 'x');
    put('kernel/README.md', 'x');
    put('e2e/src/page.ts', 'x');
    expect(fingerprint(root)).toBe(before);
  });

  it('yes, when a source was written, touched, added or removed', () => {
    const prints = [fingerprint(root)];
    const note = () => prints.push(fingerprint(root));
    put('kernel/src/chance.ts', 'export const a = 10;');
    note();
    utimesSync(join(root, 'kernel/src/chance.ts'), 1, 1);
    note();
    put('games/citadels/src/rules/setup.ts', 'x');
    note();
    rmSync(join(root, 'games/citadels/src/game.ts'));
    note();
    put('tsconfig.base.json', '{ }');
    note();
    expect(new Set(prints).size).toBe(prints.length);
  });
});

describe('the version of Node', () => {
  it('may be 20.19 or anything newer', () => {
    for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) expect(() => checkNode(version)).not.toThrow();
  });

  it('is refused with a sentence when older', () => {
    for (const version of ['18.20.0', '20.18.3']) {
      expect(() => checkNode(version)).toThrow(NotReady);
      expect(() => checkNode(version)).toThrow(`Belfry needs Node 20.19 or newer; this is Node ${version}.`);
    }
  });
});

describe('a command', () => {
  it('ends with its own code, whatever a library does at the end of the process', () => {
    const program = `import { asCommand } from ${JSON.stringify(new URL('../ready.mjs', import.meta.url).href)};
      process.on('beforeExit', () => process.exit(0));
      await asCommand(async () => 1);`;
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', program]).status).toBe(1);
  });
});
