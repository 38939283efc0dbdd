// `npm run libraries`: builds the public packages in npm's format, dist/libraries/<name>-<version>.tgz each. They contain what our bundler
// makes of the sources, module by module, with the compiler's types and without our sources; exports that only our own pages can use are
// left out.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { asCommand, ensureInstalled, NotReady, runNpm } from './ready.mjs';
import { isMain, ROOT, runTool } from './run.mjs';
import { packagesOf } from './workspace.mjs';

const OUT = join(ROOT, 'dist', 'libraries');

/** @typedef {ReturnType<typeof packagesOf>[number]} Package */
/** @typedef {{ types?: string, default: string }} Target */

const LIBRARY = /^(kernel|live|bots|board-kit|games|games\/[^/]+)$/;
/** Our bundler finds these by file name. */
const FOR_OUR_PAGES = /^(\.\/)?page\//;
const SOURCE = /\.tsx?$/;
const KIT = '@belfry/board-kit';

/** @param {string} root */
export function librariesOf(root) {
  return packagesOf(root).filter(({ folder }) => LIBRARY.test(folder));
}

/** Returns a library's exports with their files in the repository. @param {Package} library @returns {[path: string, file: string][]} */
function exportsOf({ manifest: { exports = {} } }) {
  return Object.entries(typeof exports === 'string' ? { '.': exports } : exports).flatMap(([path, target]) => {
    if (FOR_OUR_PAGES.test(path)) return [];
    const files = typeof target === 'object' && target !== null ? Object.values(target) : [target];
    // A source has its build next to it, a pinned module has its types.
    const file = files.find((each) => SOURCE.test(each) && !each.endsWith('.d.ts')) ?? files.at(-1);
    return [[path, file]];
  });
}

/**
 * Returns a library's exports, each with its types; none of them is a source.
 * @param {Package} library
 * @returns {Record<string, Target | string>}
 */
export function publicExports(library) {
  const entries = exportsOf(library).map(([path, file]) => {
    const built = SOURCE.test(file) ? `./dist/${file.slice(2).replace(SOURCE, '.js')}` : file;
    return [path, built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built];
  });
  return Object.fromEntries([...entries, ...styleSheets(library.folder).map((name) => [`./${name}`, `./${name}`])]);
}

/** @param {string} folder @returns {string[]} */
function styleSheets(folder) {
  if (folder === 'board-kit') return ['tokens.css', 'style.css'];
  return existsSync(join(ROOT, folder, 'board')) ? ['board.css'] : [];
}

/** Returns the published manifest of a library. @param {Package} library */
function publicManifest(library) {
  const { name, version, description, dependencies = {}, peerDependencies = {} } = library.manifest;
  const { license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const hasStyles = styleSheets(library.folder).length > 0;
  const isGame = hasStyles && name !== KIT;
  // A user who wants only a game's rules does not need the board kit.
  const { [KIT]: _, ...needed } = dependencies;
  // React comes from the page: any release of the same major version.
  const peers = Object.entries(peerDependencies).map(([each, exact]) => [each, `^${exact.split('.')[0]}.0.0`]);
  const beside = { ...(isGame ? { [KIT]: version } : {}), ...Object.fromEntries(peers) };
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    sideEffects: hasStyles ? ['*.css'] : false,
    exports: { ...publicExports(library), './package.json': './package.json' },
    files: ['dist', 'pinned', '*.css', 'RULES*.md'],
    dependencies: needed,
    peerDependencies: beside,
    peerDependenciesMeta: isGame ? Object.fromEntries(Object.keys(beside).map((each) => [each, { optional: true }])) : {},
  };
}

/**
 * Writes a library to its folder as it will be packed, and returns that folder.
 * @param {Package} library
 */
async function layOut(library) {
  const { folder, manifest } = library;
  const home = join(ROOT, folder);
  const to = join(OUT, manifest.name.replace('@belfry/', ''));
  rmSync(to, { recursive: true, force: true });
  const styles = await bundle(library, join(to, 'dist'));
  const sheet = styleSheets(folder).at(-1);
  if (sheet !== undefined) put(join(to, sheet), styles.map((path) => readFileSync(path, 'utf8')).join(''));
  if (manifest.name === KIT) cpSync(join(ROOT, 'web', 'src', 'styles', 'tokens.css'), join(to, 'tokens.css'));
  copyTypes(home, join(to, 'dist'));
  if (existsSync(join(home, 'pinned')))
    cpSync(join(home, 'pinned'), join(to, 'pinned'), { recursive: true, filter: (path) => !path.endsWith('.txt') });
  for (const name of ['README.md', 'RULES.md', 'RULES.nl.md', 'CHANGELOG.md', 'LICENSE']) {
    const from = [join(home, name), join(ROOT, name)].find((path) => existsSync(path));
    if (from !== undefined && (from.startsWith(home) || !name.startsWith('RULES'))) cpSync(from, join(to, name));
  }
  put(join(to, 'package.json'), `${JSON.stringify(publicManifest(library), null, 2)}\n`);
  return to;
}

/**
 * Builds every public module with its dependencies in the library, and returns the style sheets in import order.
 * @param {Package} library
 * @param {string} to
 */
async function bundle(library, to) {
  const home = join(ROOT, library.folder);
  const entries = exportsOf(library).filter(([, file]) => SOURCE.test(file));
  /** @type {Set<string>} */
  const sheets = new Set();
  /** @type {import('rolldown').Plugin} */
  const styles = {
    name: 'styles',
    // Style sheets are separate exports; modules do not include them.
    load: (id) => (id.endsWith('.css') ? '' : null),
    buildEnd() {
      /** @type {Set<string>} */
      const seen = new Set();
      /** @param {string} id */
      const visit = (id) => {
        if (seen.has(id)) return;
        seen.add(id);
        if (id.endsWith('.css')) sheets.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
      };
      for (const [, file] of entries) visit(join(home, file));
    },
  };
  const built = await rolldown({
    input: entries.map(([, file]) => join(home, file)),
    cwd: home,
    external: /^[^./]/,
    tsconfig: false,
    transform: { jsx: { runtime: 'automatic', development: false }, typescript: { onlyRemoveTypeImports: true } },
    moduleTypes: { '.css': 'js' },
    plugins: [styles],
  });
  await built.write({ dir: to, format: 'esm', preserveModules: true, preserveModulesRoot: home, minify: false });
  await built.close();
  return [...sheets];
}

/** Copies the compiler's types to the output folder of their sources, where they find their imports next to them. @param {string} home @param {string} to */
function copyTypes(home, to) {
  const dist = join(home, 'dist');
  for (const file of readdirSync(dist, { recursive: true }).map(String)) {
    if (!file.endsWith('.d.ts') || FOR_OUR_PAGES.test(file)) continue;
    const source = [file, join('src', file)].find((path) =>
      ['.ts', '.tsx'].some((end) => existsSync(join(home, path.replace(/\.d\.ts$/, end)))),
    );
    if (source === undefined) continue;
    const types = readFileSync(join(dist, file), 'utf8');
    put(join(to, source), types.replaceAll(/^(import '[^']+\.css';|\/\/# sourceMappingURL=.*)\n?/gm, ''));
  }
}

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

async function build() {
  const boards = librariesOf(ROOT).flatMap(({ folder }) => (existsSync(join(ROOT, folder, 'board')) ? [`${folder}/board`] : []));
  const { code, output } = await runTool('@typescript/native', 'tsc', ['-b', 'games', 'live', 'bots/node', 'board-kit', ...boards]);
  if (code !== 0) throw new NotReady(`${output.trim()}\n\nThe libraries could not be built; the compiler's reasons are above.`);
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    await ensureInstalled();
    await build();
    rmSync(OUT, { recursive: true, force: true });
    const folders = [];
    for (const library of librariesOf(ROOT)) folders.push(await layOut(library));
    const { code, output } = await runNpm(['pack', ...folders, '--pack-destination', OUT, '--loglevel=error']);
    if (code !== 0)
      throw new NotReady(`${output.trim()}\n\nThe libraries could not be packed: "npm pack" failed. Its own words are above.`);
    const files = readdirSync(OUT).filter((name) => name.endsWith('.tgz'));
    for (const name of files)
      process.stdout.write(`${join('dist', 'libraries', name)} (${(statSync(join(OUT, name)).size / 1e3).toFixed(0)} kB)\n`);
    return 0;
  });
}
