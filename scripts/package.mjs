// `npm run package`: builds one file that runs a server, dist/belfry-<version>.tgz. It contains our build and its dependencies, exactly as
// tested; npm installs only what differs between machines (a database, password hashing).
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { asCommand, ensureBuilt, ensureInstalled, ensurePages, NotReady, runNpm, TO_PLAY } from './ready.mjs';
import { ROOT } from './run.mjs';
import { shippedPackages } from './shipped.mjs';
import { packagesOf } from './workspace.mjs';

const OUT = join(ROOT, 'dist');
const OWN = '@belfry/';
/** Third-party types, source maps, and development and test files. */
const NOT_RUN = /\.(map|[cm]?ts|flow)$/;
const NOT_PROGRAM = new Set([
  'node_modules',
  'test',
  'tests',
  '__tests__',
  'docs',
  'examples',
  'bench',
  'benchmark',
  'benchmarks',
  '.github',
]);

/** @typedef {ReturnType<typeof packagesOf>[number]} Package */

await asCommand(async () => {
  await ensureInstalled(TO_PLAY);
  await ensureBuilt();
  await ensurePages();
  const { version, license, engines, description } = readJson('package.json');
  const packages = needed('@belfry/cli');
  const folder = join(OUT, 'package');
  rmSync(folder, { recursive: true, force: true });
  for (const each of packages) copyPackage(each, join(folder, 'node_modules', each.manifest.name));
  copyPages(join(folder, 'node_modules', '@belfry', 'web'), version);
  const own = Object.fromEntries([...packages.map(({ manifest }) => manifest.name), '@belfry/web'].sort().map((name) => [name, version]));
  const others = Object.assign({}, ...packages.map(({ manifest }) => othersOf(manifest)));
  const beside = copyOthers(folder);
  write(join(folder, 'package.json'), {
    name: 'belfry',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { belfry: 'belfry.mjs' },
    dependencies: { ...own, ...others },
    bundleDependencies: Object.keys({ ...own, ...others }),
    optionalDependencies: beside,
  });
  writeFileSync(
    join(folder, 'belfry.mjs'),
    "#!/usr/bin/env node\nimport { main } from '@belfry/cli/main';\n\nprocess.exitCode = await main(process.argv.slice(2));\n",
  );
  for (const name of ['LICENSE', 'README.md', 'CREDITS.md', 'CHANGELOG.md', 'hosting'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const { code, output } = await runNpm(['pack', folder, '--pack-destination', OUT, '--loglevel=error']);
  if (code !== 0) throw new NotReady(`${output.trim()}\n\nThe package could not be made: "npm pack" failed. Its own words are above.`);
  const file = join('dist', `belfry-${version}.tgz`);
  process.stdout.write(
    `${file} (${(statSync(join(ROOT, file)).size / 1e6).toFixed(1)} MB). Run it in a folder of its own with: npx --yes ./${basename(file)} serve\n`,
  );
  return 0;
});

/**
 * Returns the packages that run, starting from this one. Boards are only part of the pages.
 * @param {string} first
 * @returns {Package[]}
 */
function needed(first) {
  const all = new Map(packagesOf(ROOT).map((each) => [each.manifest.name, each]));
  const found = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (found.has(name) || name === '@belfry/board-kit') return;
    found.add(name);
    for (const next of Object.keys(all.get(name)?.manifest.dependencies ?? {})) if (next.startsWith(OWN)) visit(next);
  };
  visit(first);
  return [...found].flatMap((name) => all.get(name) ?? []);
}

/** @param {Package['manifest']} manifest */
function othersOf({ dependencies = {} }) {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith(OWN)));
}

/**
 * Copies the build of a package, without types, maps and sources.
 * @param {Package} from
 * @param {string} to
 */
function copyPackage({ folder, manifest: { name, version } }, to) {
  const { exports = {} } = readJson(join(folder, 'package.json'));
  const built = Object.entries(exports).flatMap(([path, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    return file?.endsWith('.js') ? [[path, file]] : [];
  });
  if (name === '@belfry/cli') built.push(['./main', './dist/main.js']);
  write(join(to, 'package.json'), { name, version, type: 'module', exports: Object.fromEntries(built) });
  for (const part of ['dist', 'pinned']) copyPrograms(join(ROOT, folder, part), join(to, part));
  // The command line looks for rules next to the list of games.
  for (const rules of ['RULES.md', 'RULES.nl.md'])
    cpSync(join(ROOT, folder, rules), join(to, '..', 'games', basename(folder), rules), {
      force: true,
      errorOnExist: false,
      filter: exists,
    });
}

/** Copies third-party programs and licences. Packages built for one platform are left out and listed instead. @param {string} folder */
function copyOthers(folder) {
  const locked = readJson('package-lock.json').packages;
  /** @type {Record<string, string>} */
  const beside = {};
  for (const { name, version, path, where } of shippedPackages(ROOT)) {
    if (where !== 'server') continue;
    if (locked[path].optional) beside[name] = version;
    else {
      // A nested package is copied separately, if at all.
      const isRun = (/** @type {string} */ from) => !NOT_RUN.test(from) && !NOT_PROGRAM.has(relative(join(ROOT, path), from));
      cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isRun });
    }
  }
  return beside;
}

/** @param {string} from @param {string} to */
function copyPrograms(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => exists(path) && (statSync(path).isDirectory() || extname(path) === '.js') });
}

/** @param {string} to @param {string} version */
function copyPages(to, version) {
  write(join(to, 'package.json'), { name: '@belfry/web', version });
  cpSync(join(ROOT, 'web', 'dist'), join(to, 'dist'), { recursive: true });
}

/** @param {string} path */
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** @param {string} path @param {unknown} content */
function write(path, content) {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
