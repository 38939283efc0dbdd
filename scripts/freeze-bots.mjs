// `node scripts/freeze-bots.mjs <game> <generation>`: keeps Journeyman and Master of a game as they are now (search, evaluation and weights in one module) for the
// arena, where they play as `master@<generation>` for ever. They play by the rules of the day, which they are handed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule } from './bundle-rules.mjs';
import { ROOT } from './run.mjs';

const TYPES = `import type { Bot, BotGame } from '@belfry/bots';

/** Journeyman and Master as they once were, under the names they have today: \`master:300ms\`. */
export declare function frozenBot(game: BotGame, name: string): Bot;
`;

/**
 * @param {string} root
 * @param {string} game
 * @param {number} generation
 */
async function freezeBots(root, game, generation) {
  const name = `pinned/bots-${generation}`;
  const file = join(root, 'games', game, `${name}.js`);
  if (existsSync(file)) throw new Error(`${file} is there already, and what is frozen is never changed`);
  const code = await bundleModule(root, [
    `import { evaluation } from ${JSON.stringify(join(root, 'games', game, 'src/bot/evaluation.ts'))};`,
    `import { botByName } from ${JSON.stringify(join(root, 'bots/src/levels/levels.ts'))};`,
    'export const frozenBot = (game, name) => botByName({ ...game, evaluation }, name);',
  ]);
  mkdirSync(join(root, 'games', game, 'pinned'), { recursive: true });
  writeFileSync(file, `// The bots of ${game} as they once were. Nobody edits this file: later bots are measured against them.\n${code}`);
  writeFileSync(file.replace(/\.js$/, '.d.ts'), TYPES);
  const last = '    "./RULES.md": "./RULES.md"';
  edit(
    join(root, 'games', game, 'package.json'),
    last,
    `    "./${name}": {\n      "types": "./${name}.d.ts",\n      "default": "./${name}.js"\n    },\n${last}`,
  );
  const line = `  '${game} ${generation}': () => import('@belfry/${game}/${name}'),\n`;
  edit(join(root, 'games/frozen.ts'), '};\n', `${line}};\n`);
}

/**
 * @param {string} file
 * @param {string} old
 * @param {string} now
 */
function edit(file, old, now) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(old)) throw new Error(`${file} has no "${old.trim()}"`);
  writeFileSync(file, text.replace(old, now));
}

await freezeBots(ROOT, process.argv[2] ?? '', Number(process.argv[3] ?? 0));
