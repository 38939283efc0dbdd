// `npm run mutation -- <game>`: changes the rules in a thousand small ways and reports the changes that no test detects.
import { gamesIn } from './games.mjs';
import { asCommand, ensureInstalled, NotReady } from './ready.mjs';
import { ROOT, runTool } from './run.mjs';

await asCommand(async () => {
  const [game, ...args] = process.argv.slice(2);
  const games = gamesIn(ROOT);
  if (game === undefined || !games.includes(game)) {
    throw new NotReady(`Name the game whose rules are to be tried: npm run mutation -- ${games.join('|')}`);
  }
  await ensureInstalled();
  const { code } = await runTool('@stryker-mutator/core', 'stryker', ['run', ...args], { show: true, env: { BELFRY_GAME: game } });
  return code;
});
