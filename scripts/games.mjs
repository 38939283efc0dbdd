// Writes the lists of games from the folders in games/: a game is one folder. Builds and checks update the lists; `node scripts/games.mjs
// [root]` does so separately.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, ROOT } from './run.mjs';

const WRITTEN = '// Written by scripts/games.mjs from the folders beside it.';

/** Returns the folders of games. @param {string} root */
export function gamesIn(root) {
  return readdirSync(join(root, 'games'))
    .filter((game) => existsSync(join(root, 'games', game, 'RULES.md')))
    .sort();
}

/** Writes the lists that are not up to date. @param {string} root */
export function writeGameLists(root) {
  for (const [path, change] of Object.entries(gameLists(root))) {
    const file = join(root, path);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const text = change(before);
    if (text !== before) writeFileSync(file, text);
  }
}

/**
 * Returns the expected contents of each list.
 * @param {string} root
 * @returns {Record<string, (before: string) => string>}
 */
function gameLists(root) {
  const games = gamesIn(root);
  /** @param {string} file @param {string} module @returns {[string, string][]} */
  const having = (file, module) =>
    games.filter((game) => existsSync(join(root, 'games', game, file))).map((game) => [game, `@belfry/${game}/${module}`]);
  const pinned = games.flatMap((game) =>
    versionsOf(root, game).map((version) => /** @type {[string, string]} */ ([`${game} ${version}`, `@belfry/${game}/pinned/v${version}`])),
  );
  return {
    'games/registry.ts': () => lines([WRITTEN, ...games.map((game) => `export { botGame as ${camel(game)} } from '@belfry/${game}/bot';`)]),
    'games/detector-lists.ts': () =>
      lines([
        WRITTEN,
        ...having('src/bot/detectors.ts', 'bot/detectors').map(
          ([game, module]) => `export { detectors as ${quoted(game)} } from '${module}';`,
        ),
      ]),
    'games/lazy-parts.ts': () =>
      lines([WRITTEN, ...modules('COURSES', having('src/lessons/index.ts', 'lessons')), ...modules('PINNED', pinned)]),
    'games/package.json': (before) => withDependencies(root, JSON.parse(before), games),
    ...Object.fromEntries(
      games.filter((game) => versionsOf(root, game).length > 0).map((game) => [`games/${game}/package.json`, withPinned]),
    ),
    'games/tsconfig.json': (before) =>
      before.replace(
        /"references": \[[^\]]*\]/,
        `"references": [\n${['../kernel', '../bots', ...games].map((path) => `    { "path": "${path}" }`).join(',\n')}\n  ]`,
      ),
  };
}

/** Returns the pinned versions of a game, oldest first. @param {string} root @param {string} game */
function versionsOf(root, game) {
  const folder = join(root, 'games', game, 'pinned');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^v(\d+)\.js$/.exec(file)?.[1] ?? []).sort((a, b) => Number(a) - Number(b));
}

/** @param {string} name @param {readonly [string, string][]} entries */
function modules(name, entries) {
  return ['', `export const ${name} = {`, ...entries.map(([key, module]) => `  ${quoted(key)}: () => import('${module}'),`), '};'];
}

/** @param {string} root @param {{ version: string, dependencies: Record<string, string> }} manifest @param {readonly string[]} games */
function withDependencies(root, manifest, games) {
  const others = Object.keys(manifest.dependencies).filter((name) => existsSync(join(root, name.replace('@belfry/', ''))));
  const names = [...others, ...games.map((game) => `@belfry/${game}`)].sort();
  return `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(names.map((name) => [name, manifest.version])) }, null, 2)}\n`;
}

/** Returns a name as a property key, in quotes if needed. @param {string} name */
function quoted(name) {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

/** Earlier versions are imported from outside the game. @param {string} before */
function withPinned(before) {
  if (before.includes('"./pinned/*"')) return before;
  const entry = '    "./pinned/*": {\n      "types": "./pinned/*.d.ts",\n      "default": "./pinned/*.js"\n    },\n';
  return before.replace(/ {4}"\.\/RULES\.md"/, (last) => entry + last);
}

/** Returns `nightWatch` for `night-watch`. @param {string} id */
function camel(id) {
  return id.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}

/** @param {readonly string[]} all */
function lines(all) {
  return `${all.join('\n')}\n`;
}

if (isMain(import.meta.url)) writeGameLists(process.argv[2] ?? ROOT);
