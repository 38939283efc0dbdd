// Extracts the paths of the game icons in use: beside every `icons.txt` it writes `icons.ts`, and so for the crests. A line names an icon, after the name we know it by where that
// is another.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const boards = ['games', 'templates'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((game) => `${parent}/${game}/board/icons.txt`),
);

const lists = ['board-kit/src/icons.txt', 'board-kit/src/crests.txt', ...boards].filter((file) => existsSync(join(root, file)));

for (const list of lists) {
  const names = readFileSync(join(root, list), 'utf8')
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const rows = [...new Set(names)].sort().map((line) => {
    const [name = '', icon = name] = line.split(' ');
    return `  '${name}':\n    '${pathOf(icon)}',`;
  });
  const target = join(root, list.replace(/txt$/, 'ts'));
  const constant = basename(list, '.txt') === 'crests' ? 'CREST_ICONS' : 'ICONS';
  const head = '/** Paths of the game icons in use (game-icons.net, CC BY 3.0, see CREDITS.md). Written by web/scripts/icons.mjs. */\n';
  writeFileSync(target, `${head}export const ${constant} = {\n${rows.join('\n')}\n} as const;\n`);
  process.stdout.write(`${names.length} icons in ${target}\n`);
}

/** @param {string} name */
function pathOf(name) {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (icon === undefined) throw new Error(`there is no game icon "${name}"`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
