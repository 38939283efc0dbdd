// `npm run libraries`: the packages that others build on, as npm wants them, dist/libraries/<name>-<version>.tgz each. They hold what we build, with its types, and none of
// our sources; what only our own pages can use is left out.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { transformSync } from 'rolldown/utils';
import { importsOf } from './imports.mjs';
import { asCommand, ensureInstalled, NotReady, runNpm } from './ready.mjs';
import { isMain, ROOT, runTool } from './run.mjs';
import { packagesOf } from './workspace.mjs';

const OUT = join(ROOT, 'dist', 'libraries');

/** @typedef {ReturnType<typeof packagesOf>[number]} Package */
/** @typedef {{ types?: string, default: string }} Target */

const LIBRARY = /^(kernel|live|bots|board-kit|games|games\/[^/]+)$/;
/** Found by file name with the help of our bundler. */
const FOR_OUR_PAGES = /^(\.\/)?page\//;
/** Boards are written for a bundler: what they are made of, and where the build of it goes. */
const SCREEN = /^\.\/(?:src|board)\/(.+)\.tsx?$/;

/** @param {string} root */
export function librariesOf(root) {
  return packagesOf(root).filter(({ folder }) => LIBRARY.test(folder));
}

/**
 * What a library exports, each with its types; nothing leads to a source.
 * @param {Package} library
 * @returns {Record<string, Target | string>}
 */
export function publicExports({ folder, manifest: { exports = {} } }) {
  const entries = Object.entries(typeof exports === 'string' ? { '.': exports } : exports).flatMap(([path, target]) => {
    if (FOR_OUR_PAGES.test(path)) return [];
    const file = fileOf(target);
    const [, screen] = SCREEN.exec(file) ?? [];
    const built = screen === undefined ? file : `./dist/${folder === 'board-kit' ? '' : 'board/'}${screen}.js`;
    return [[path, built.endsWith('.js') ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built]];
  });
  return Object.fromEntries([...entries, ...styleSheets(folder).map((name) => [`./${name}`, `./${name}`])]);
}

/** @param {unknown} target */
function fileOf(target) {
  const file = typeof target === 'object' && target !== null && 'default' in target ? target.default : target;
  if (typeof file !== 'string') throw new Error(`not an export: ${JSON.stringify(target)}`);
  return file;
}

/** @param {string} folder @returns {string[]} */
function styleSheets(folder) {
  if (folder === 'board-kit') return ['tokens.css', 'style.css'];
  return existsSync(join(ROOT, folder, 'board')) ? ['board.css'] : [];
}

/**
 * The manifest of a library as it is published.
 * @param {Package} library
 * @param {ReadonlySet<string>} imported the packages that its files name
 */
function publicManifest(library, imported) {
  const { name, version, description, dependencies = {}, peerDependencies = {} } = library.manifest;
  const { license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const missing = [...imported].filter((each) => !(each in dependencies) && !(each in peerDependencies));
  if (missing.length > 0) throw new NotReady(`${name} imports ${missing.join(', ')}, which its package.json does not list.`);
  const isGame = library.folder !== 'board-kit' && styleSheets(library.folder).length > 0;
  // Whoever wants the rules of a game alone does without what its board is drawn with.
  const forBoards = isGame ? { '@belfry/board-kit': version } : {};
  const needed = Object.entries(dependencies).filter(([each]) => imported.has(each) && !(each in forBoards));
  const peers = Object.entries(peerDependencies).filter(([each]) => imported.has(each));
  // React belongs to the page: any release of the same first number.
  const beside = { ...forBoards, ...Object.fromEntries(peers.map(([each, exact]) => [each, `^${exact.split('.')[0]}.0.0`])) };
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    sideEffects: styleSheets(library.folder).length > 0 ? ['*.css'] : false,
    exports: { ...publicExports(library), './package.json': './package.json' },
    files: ['dist', 'pinned', '*.css', 'RULES*.md'],
    dependencies: Object.fromEntries(needed),
    peerDependencies: beside,
    peerDependenciesMeta: isGame ? Object.fromEntries(Object.keys(beside).map((each) => [each, { optional: true }])) : {},
  };
}

/**
 * Lays a library out in its folder as it will be packed, and gives that folder.
 * @param {Package} library
 */
function layOut(library) {
  const { folder, manifest } = library;
  const home = join(ROOT, folder);
  const to = join(OUT, manifest.name.replace('@belfry/', ''));
  rmSync(to, { recursive: true, force: true });
  for (const part of ['dist', 'pinned'])
    for (const path of filesIn(join(home, part), /(\.js|\.d\.ts)$/).filter((each) => !FOR_OUR_PAGES.test(each)))
      put(join(to, part, path), published(readFileSync(join(home, part, path), 'utf8')));
  const screen = folder === 'board-kit' ? 'src' : 'board';
  if (styleSheets(folder).length > 0) {
    const built = folder === 'board-kit' ? join(to, 'dist') : join(to, 'dist', 'board');
    const sources = filesIn(join(home, screen), /(?<!\.d)\.tsx?$/);
    for (const path of sources) put(join(built, path.replace(/\.tsx?$/, '.js')), published(toJavaScript(join(home, screen, path))));
    put(join(to, styleSheets(folder).at(-1) ?? ''), stylesOf(join(home, screen), sources));
  }
  if (folder === 'board-kit') cpSync(join(ROOT, 'web', 'src', 'styles', 'tokens.css'), join(to, 'tokens.css'));
  for (const name of ['README.md', 'RULES.md', 'RULES.nl.md', 'CHANGELOG.md', 'LICENSE']) {
    const from = [join(home, name), join(ROOT, name)].find((path) => existsSync(path));
    if (from !== undefined && (from.startsWith(home) || !name.startsWith('RULES'))) cpSync(from, join(to, name));
  }
  put(join(to, 'package.json'), `${JSON.stringify(publicManifest(library, importedBy(to, manifest.name)), null, 2)}\n`);
  return to;
}

/** @param {string} file */
function toJavaScript(file) {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
    jsx: { runtime: 'automatic', development: false },
  });
  if (errors.length > 0) throw new NotReady(`${file} could not be built: ${errors[0]?.message}`);
  return code;
}

/**
 * A built file as others get it: it names built files, no style sheets (they are exported by themselves) and no maps to sources that are not there.
 * @param {string} code
 */
function published(code) {
  return code
    .replaceAll(/^import ["'][^"']+\.css["'];?\n/gm, '')
    .replaceAll(
      /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g,
      (_, before, path, after) => `${before}${path.replace('../src/data/', '../data/')}.js${after}`,
    )
    .replaceAll(/^\/\/# sourceMappingURL=.*\n?/gm, '');
}

/**
 * The style sheets of a board as one, in the order in which its files ask for them.
 * @param {string} folder
 * @param {readonly string[]} sources
 */
function stylesOf(folder, sources) {
  /** @type {Set<string>} */
  const sheets = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} path */
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { specifier } of importsOf(path, readFileSync(join(folder, path), 'utf8'))) {
      const target = posix.join(posix.dirname(path), specifier);
      if (specifier.endsWith('.css')) sheets.add(target);
      else if (sources.includes(target)) visit(target);
    }
  };
  for (const path of ['index.ts', ...sources]) visit(path);
  return [...sheets].map((path) => readFileSync(join(folder, path), 'utf8')).join('');
}

/** The packages that the files of a folder name, but for itself. @param {string} folder @param {string} own */
function importedBy(folder, own) {
  const names = filesIn(folder, /(\.js|\.d\.ts)$/).flatMap((path) =>
    importsOf(path, readFileSync(join(folder, path), 'utf8')).flatMap(({ specifier }) => {
      if (specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier)) return [];
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      return name === own ? [] : [name];
    }),
  );
  return new Set(names);
}

/** @param {string} folder @param {RegExp} wanted @returns {string[]} paths with slashes */
function filesIn(folder, wanted) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path) && statSync(join(folder, path)).isFile())
    .sort();
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
    const folders = librariesOf(ROOT).map(layOut);
    const { code, output } = await runNpm(['pack', ...folders, '--pack-destination', OUT, '--loglevel=error']);
    if (code !== 0)
      throw new NotReady(`${output.trim()}\n\nThe libraries could not be packed: "npm pack" failed. Its own words are above.`);
    const files = readdirSync(OUT).filter((name) => name.endsWith('.tgz'));
    for (const name of files)
      process.stdout.write(`${join('dist', 'libraries', name)} (${(statSync(join(OUT, name)).size / 1e3).toFixed(0)} kB)\n`);
    return 0;
  });
}
