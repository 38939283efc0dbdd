// `node scripts/bundle-rules.mjs <game>` writes to standard output: the current rules of a game with their texts, bots and the parts of the
// kernel they use, as one module. `npx belfry raise-rules` keeps it for the matches that started under them.
import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { isMain, ROOT } from './run.mjs';

const ENTRY = 'pinned';
const KERNEL = '@belfry/kernel';

/**
 * @param {string} root
 * @param {string} game
 */
async function bundleRules(root, game) {
  const code = await bundleModule(root, pinnedEntry(join(root, 'games', game)));
  return `// The rules of ${game} as they once were. Nobody edits this file: matches that were begun with these rules are played on with them.\n${code}`;
}

/**
 * Builds one module with everything it needs from the repository except its error class; the entry is given line by line.
 * @param {string} root
 * @param {readonly string[]} entry
 * @param {'esm' | 'cjs'} [format]
 */
export async function bundleModule(root, entry, format = 'esm') {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    tsconfig: false,
    resolve: { conditionNames: ['belfry-source', 'import', 'default'] },
    plugins: [madeUpEntry(entry), sharedErrors],
  });
  const { output } = await bundle.generate({ format, minify: false, codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/**
 * The game with its bots, and the tables of its rules by file, which a test compares with those of the current board.
 * @param {string} folder
 */
function pinnedEntry(folder) {
  const files = readdirSync(join(folder, 'src/data')).filter((file) => file.endsWith('.ts'));
  const tables = files.map((file, at) => ({ name: `table${at}`, key: basename(file, '.ts'), path: join(folder, 'src/data', file) }));
  return [
    `export { botGame } from ${JSON.stringify(join(folder, 'src/bot/index.ts'))};`,
    ...tables.map(({ name, path }) => `import * as ${name} from ${JSON.stringify(path)};`),
    `export const data = { ${tables.map(({ name, key }) => `${JSON.stringify(key)}: ${name}`).join(', ')} };`,
  ];
}

/**
 * @param {readonly string[]} lines
 * @returns {import('rolldown').Plugin}
 */
function madeUpEntry(lines) {
  return {
    name: 'made-up-entry',
    resolveId: (source) => (source === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? lines.join('\n') : null),
  };
}

/**
 * Errors are recognised by their class, so the module must share Belfry's class.
 * @type {import('rolldown').Plugin}
 */
const sharedErrors = {
  name: 'shared-errors',
  resolveId: (source, importer) => (source === KERNEL && isErrors(importer) ? { id: KERNEL, external: true } : null),
  load: (id) => (isErrors(id) ? `export { BadInput } from '${KERNEL}';` : null),
};

/** @param {string | undefined} id */
function isErrors(id) {
  return id?.replaceAll(sep, '/').endsWith('/kernel/src/errors.ts') === true;
}

if (isMain(import.meta.url)) process.stdout.write(await bundleRules(ROOT, process.argv[2] ?? ''));
