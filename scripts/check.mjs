// `npm run check`: all static checks of the sources.
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeGameLists } from './games.mjs';
import { asCommand, ensureInstalled } from './ready.mjs';
import { isMain, ROOT, run, runTool } from './run.mjs';

const REPORTER = `plugin:${pathToFileURL(join(ROOT, 'scripts/arrows.mjs'))}`;

const BUILDERS = String(Math.max(1, cpus().length - 1));

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} what in words, for whoever watches
 * @property {() => Promise<import('./run.mjs').Finished>} run
 */

/** @type {readonly Check[]} */
export const CHECKS = [
  {
    name: 'types',
    what: 'TypeScript builds every project, and the tests',
    // Another check runs beside it, and each further thread of it reads the same declarations again.
    run: () =>
      runTool('@typescript/native', 'tsc', ['-b', '--pretty', 'false', '--checkers', '1', '--builders', BUILDERS, ...projectsIn(ROOT)]),
  },
  {
    name: 'lint',
    what: 'Biome: style and likely mistakes',
    run: () => runTool('@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']),
  },
  {
    name: 'arrows',
    what: 'dependency-cruiser: imports only point down, folders import one way',
    run: () =>
      runTool('dependency-cruiser', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', REPORTER, '--no-cache', '.']),
  },
  {
    name: 'borders',
    what: 'packages import what they declare, through its exports, and never in a circle',
    run: () => run(process.execPath, [`${ROOT}/scripts/borders.mjs`]),
  },
  {
    name: 'purity',
    what: 'kernel and rules: no clock, no luck of their own, no waiting, no hidden state',
    run: () => run(process.execPath, [`${ROOT}/scripts/purity.mjs`]),
  },
  {
    name: 'waits',
    what: 'tests wait for what proves something, not for time to pass',
    run: () => run(process.execPath, [`${ROOT}/scripts/waits.mjs`]),
  },
  {
    name: 'names',
    what: 'identifiers use the words of the glossary',
    run: () => run(process.execPath, [`${ROOT}/scripts/names.mjs`]),
  },
  {
    name: 'dead code',
    what: 'knip: no unused files, exports or packages',
    run: () => runTool('knip', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
];

const NO_PROJECTS = new Set(['node_modules', 'dist', 'reports']);

/**
 * Returns every TypeScript project of the repository, found by its tsconfig.json, so that new folders are checked automatically.
 * @param {string} root
 */
export function projectsIn(root) {
  /** @param {string} folder @returns {string[]} */
  const visit = (folder) => {
    const inside = readdirSync(folder, { withFileTypes: true }).flatMap((item) =>
      item.isDirectory() && !item.name.startsWith('.') && !NO_PROJECTS.has(item.name) ? visit(join(folder, item.name)) : [],
    );
    return existsSync(join(folder, 'tsconfig.json')) ? [folder, ...inside] : inside;
  };
  return visit(root).map((folder) => relative(root, folder).replaceAll(sep, '/') || '.');
}

/**
 * Runs all checks, as many in parallel as there are processors, and prints each as it ends.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  writeGameLists(ROOT);
  const waiting = [...CHECKS];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { code, output, seconds } = await check.run();
      const took = `${seconds.toFixed(1)} s`;
      if (code === 0) process.stdout.write(`✓ ${check.name} (${check.what}), ${took}\n`);
      else {
        failed += 1;
        process.stdout.write(`✗ ${check.name} (${check.what}), ${took}\n${output.trimEnd().replaceAll(/^/gm, '  ')}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(cpus().length, CHECKS.length) }, worker));
  return { passed: CHECKS.length - failed, failed };
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    await ensureInstalled();
    const { passed, failed } = await runChecks();
    process.stdout.write(failed === 0 ? `All ${passed} checks passed.\n` : `${failed} of ${passed + failed} checks failed.\n`);
    return failed === 0 ? 0 : 1;
  });
}
