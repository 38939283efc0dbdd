// `node scripts/freeze-bots.mjs <game> <generation>`: freezes a game's current Journeyman and Master (search, evaluation and weights in one
// compressed module) for the arena, where they stay available as `master@<generation>`. They play by the current rules, which they receive.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleModule } from './bundle-rules.mjs';
import { asCommand, NotReady } from './ready.mjs';
import { ROOT } from './run.mjs';

await asCommand(async () => {
  const [game = '', generation = '', folder = join(ROOT, 'lab/frozen')] = process.argv.slice(2);
  if (!existsSync(join(ROOT, 'games', game, 'src')) || !/^\d+$/.test(generation))
    throw new NotReady('Usage: node scripts/freeze-bots.mjs <game> <generation>');
  const file = join(folder, `${game}-${generation}.js.br`);
  if (existsSync(file)) throw new NotReady(`${file} is there already, and what is frozen is never changed.`);
  const code = await bundleModule(
    ROOT,
    [
      `import { evaluation } from ${JSON.stringify(join(ROOT, 'games', game, 'src/bot/evaluation.ts'))};`,
      `import { botByName } from ${JSON.stringify(join(ROOT, 'bots/src/index.ts'))};`,
      // A frozen bot returns a bare move, even if the format of current bots changes.
      'export function frozenBot(game, name) {',
      '  const bot = botByName({ ...game, evaluation }, name);',
      '  return { choose: (...asked) => bot.choose(...asked).move };',
      '}',
    ],
    'cjs',
  );
  writeFileSync(file, brotliCompressSync(code));
  return 0;
});
