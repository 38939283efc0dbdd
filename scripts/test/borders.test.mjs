import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inspectBorders } from '../borders.mjs';
import { ROOT } from '../run.mjs';
import { packagesOf } from '../workspace.mjs';

/** @type {string[]} */
const folders = [];

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'belfry-borders-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const manifest = (/** @type {string} */ name, more = {}) =>
  JSON.stringify({ name: `@belfry/${name}`, exports: { '.': './src/index.ts' }, ...more });

/** A valid repository: web depends on kernel and server, everything is declared. */
const GOOD = {
  'package.json': JSON.stringify({
    name: 'belfry',
    workspaces: ['kernel', 'server', 'games', 'games/*', 'web'],
    devDependencies: { vitest: '4.1.12' },
  }),
  'scripts/ready.mjs': "import 'node:fs'; import 'vitest';",
  'kernel/package.json': manifest('kernel', { exports: { '.': './src/index.ts', './kit': './kit/index.ts' } }),
  'kernel/src/index.ts': 'export const kernel = 1;',
  'kernel/test/all.test.ts': "import { it } from 'vitest'; import '../src/index.ts'; import '@belfry/kernel/kit'; it('works');",
  'server/package.json': manifest('server', { dependencies: { '@belfry/kernel': '1', fastify: '5' } }),
  'server/src/index.ts': "import 'fastify/types'; import '@belfry/kernel';",
  'server/bin/serve.mjs': "import '../../scripts/ready.mjs';",
  'games/package.json': manifest('games', { exports: { '.': './registry.ts' }, dependencies: { '@belfry/chess': '1' } }),
  'games/registry.ts': "import '@belfry/chess';",
  'games/chess/package.json': manifest('chess', { dependencies: { '@belfry/kernel': '1' } }),
  'games/chess/src/index.ts': "import type { Deal } from '@belfry/kernel';",
  'games/chess/board/index.tsx': "import { chess } from '@belfry/chess';",
  'web/package.json': manifest('web', {
    dependencies: { '@belfry/kernel': '1' },
    peerDependencies: { react: '19' },
    devDependencies: { vite: '8' },
  }),
  'web/vite.config.ts': "import { defineConfig } from 'vite';",
  'web/src/index.tsx': "import 'react'; import 'virtual:made-up'; export * from './page.tsx'; const glob = `import 'nothing'`;",
  'web/src/page.tsx': "export const Page = () => import('@belfry/kernel');",
};

/** Returns the findings of the check for this repository. @param {Readonly<Record<string, string>>} changed */
function inspect(changed) {
  const root = emptyFolder();
  for (const [path, content] of Object.entries({ ...GOOD, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return inspectBorders(root);
}

describe('the borders between packages', () => {
  it('are open for what is declared and exported', () => {
    expect(inspect({})).toEqual([]);
  });

  it('refuse an undeclared import and a circle in every package', () => {
    const root = emptyFolder();
    const packages = packagesOf(ROOT);
    for (const path of ['package.json', ...packages.map(({ folder }) => join(folder, 'package.json'))])
      cpSync(join(ROOT, path), join(root, path));
    // Packages without dependencies now import every package that others import.
    const below = packages.filter(({ manifest }) => Object.keys(manifest.dependencies ?? {}).every((name) => !name.startsWith('@belfry/')));
    const needed = packages.filter(({ manifest }) => manifest.exports !== undefined).map(({ manifest }) => manifest.name);
    for (const { folder } of packages) writeFileSync(join(root, folder, 'planted.mjs'), "import 'left-pad';");
    for (const { folder, manifest } of below.filter(({ manifest }) => manifest.exports !== undefined)) {
      writeFileSync(
        join(root, folder, 'circle.mjs'),
        needed
          .filter((name) => name !== manifest.name)
          .map((name) => `import '${name}';`)
          .join('\n'),
      );
    }
    const lines = inspectBorders(root);
    for (const { folder } of packages) {
      expect(lines).toContainEqual(expect.stringContaining(`${posix.join(folder, 'planted.mjs')}:1 imports "left-pad", but`));
    }
    const circles = lines.filter((line) => line.includes('circle:'));
    for (const name of needed) expect(circles).toContainEqual(expect.stringContaining(`${name} →`));
  });

  it.each([
    ['an npm package', "import 'zod';", '"zod", but web/package.json does not list zod in its dependencies'],
    [
      'a workspace package',
      "import '@belfry/server';",
      '"@belfry/server", but web/package.json does not list @belfry/server in its dependencies',
    ],
    ['a type', "import type { ServerContext } from '@belfry/server';", '"@belfry/server", but web/package.json does not list'],
    ['a type in passing', "let context: import('@belfry/server').ServerContext;", '"@belfry/server", but web/package.json does not list'],
    ['what is exported again', "export { a } from 'zod';", '"zod", but web/package.json does not list'],
    ['what is loaded later', "const later = () => import('zod/mini');", '"zod/mini", but web/package.json does not list zod'],
    ['a tool in a source', "import 'vite';", '"vite", but web/package.json does not list vite in its dependencies'],
    ['a test runner in a source', "import 'vitest';", '"vitest", but web/package.json does not list vitest in its dependencies'],
    [
      'what is not exported',
      "import '@belfry/kernel/src/index.ts';",
      '"@belfry/kernel/src/index.ts", which kernel/package.json does not export',
    ],
    ['a path into another package', "import '../../kernel/src/index.ts';", '"../../kernel/src/index.ts", a path into @belfry/kernel'],
    ['a path into the root', "import '../../scripts/ready.mjs';", '"../../scripts/ready.mjs", a path into belfry'],
    [
      'a pattern into another package',
      "import.meta.glob(['../../kernel/src/*.ts']);",
      '"../../kernel/src/*.ts", a path into @belfry/kernel',
    ],
  ])('are closed for %s', (_, source, complaint) => {
    expect(inspect({ 'web/src/stray.ts': `// a comment\n${source}` })).toEqual([
      expect.stringContaining(`web/src/stray.ts:2 imports ${complaint}`),
    ]);
  });

  it('let a test use what its package lists for development, and nothing else', () => {
    const lines = inspect({ 'web/test/a.test.ts': "import 'vite'; import 'vitest';\nimport '@belfry/server';" });
    expect(lines).toEqual([
      'web/test/a.test.ts:2 imports "@belfry/server", but web/package.json does not list @belfry/server in its dependencies or devDependencies',
    ]);
  });

  it('let the package of all games import none by path', () => {
    expect(inspect({ 'games/registry.ts': "import './chess/src/index.ts';" })).toEqual([
      expect.stringContaining('a path into @belfry/chess'),
    ]);
  });

  it('see a circle of packages, declared or not', () => {
    const closed = ['these packages import one another in a circle: @belfry/kernel → @belfry/server → @belfry/kernel'];
    const declared = manifest('kernel', { exports: { '.': '', './kit': '' }, dependencies: { '@belfry/server': '1' } });
    expect(inspect({ 'kernel/package.json': declared })).toEqual(closed);
    expect(inspect({ 'kernel/src/stray.ts': "import '@belfry/server';" })).toEqual([expect.stringContaining('does not list'), ...closed]);
  });

  it('see a long circle once', () => {
    const kernel = manifest('kernel', { exports: { '.': '', './kit': '' }, dependencies: { '@belfry/games': '1' } });
    expect(inspect({ 'kernel/package.json': kernel })).toEqual([
      'these packages import one another in a circle: @belfry/chess → @belfry/kernel → @belfry/games → @belfry/chess',
    ]);
  });

  it('let tests look the other way: that closes no circle', () => {
    const kernel = manifest('kernel', { exports: { '.': '', './kit': '' }, devDependencies: { '@belfry/server': '1' } });
    expect(inspect({ 'kernel/package.json': kernel, 'kernel/test/b.test.ts': "import '@belfry/server';" })).toEqual([]);
  });
});
