// Extracts the paths of the game icons in use: beside every `icons.txt` (one name a line) it writes `icons.ts`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const boards = ['games', 'templates'].flatMap((parent) =>
  readdirSync(join(root, parent)).map((game) => `${parent}/${game}/board/icons.txt`),
);

for (const list of ['board-kit/src/icons.txt', ...boards].filter((file) => existsSync(join(root, file)))) {
  const names = readFileSync(join(root, list), 'utf8')
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const rows = [...new Set(names)].sort().map((name) => `  '${name}':\n    '${pathOf(name)}',`);
  const target = join(root, dirname(list), 'icons.ts');
  const head = '/** Paths of the game icons in use (game-icons.net, CC BY 3.0, see CREDITS.md). Written by web/scripts/icons.mjs. */\n';
  writeFileSync(target, `${head}export const ICONS = {\n${rows.join('\n')}\n} as const;\n`);
  process.stdout.write(`${names.length} icons in ${target}\n`);
}

/** @param {string} name */
function pathOf(name) {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (icon === undefined) throw new Error(`there is no game icon "${name}"`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
