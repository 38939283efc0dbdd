// `npm start`: makes the checkout ready and opens the terminal game. Arguments go to `belfry play`.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { asCommand, ensureBuilt, ensureInstalled } from './ready.mjs';
import { ROOT, run } from './run.mjs';

const HOW_TO = `Belfry is ready. To play you need a terminal; in one, run

  npm start                             choose a game and play it against bots
  npm start -- citadels --players 4     straight to a table of Citadels
  npx belfry                            everything else there is to do
`;

await asCommand(async () => {
  await ensureInstalled();
  await ensureBuilt();
  if (!process.stdin.isTTY) {
    process.stdout.write(HOW_TO);
    return 0;
  }
  const args = process.argv.slice(2);
  const named = args[0] !== undefined && !args[0].startsWith('-');
  const game = named ? [] : await chooseGame();
  if (game === null) return 0;
  // Ctrl-C is for the game to answer.
  process.on('SIGINT', () => {});
  const play = [join(ROOT, 'cli', 'bin', 'belfry.mjs'), 'play', ...game, ...args];
  const { code } = await run(process.execPath, play, { show: true, listen: true });
  return code;
});

/**
 * The id of the game a person wants to play, in a list; nobody is asked when there is only one, and null means never mind.
 * @returns {Promise<string[] | null>}
 */
async function chooseGame() {
  const { games } = await import(pathToFileURL(join(ROOT, 'games', 'dist', 'registry.js')).href);
  /** @type {readonly { id: string, name: string }[]} */
  const choices = games.map(
    /** @param {{ id: string, text: { en: Record<string, string> } }} game */
    ({ id, text }) => ({ id, name: text.en['game.name'] ?? id }),
  );
  if (choices.length === 1) return choices.map(({ id }) => id);
  process.stdout.write(`Which game?\n${choices.map(({ name }, i) => `  ${i + 1}  ${name}\n`).join('')}`);
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: 'Number or name: ' });
  lines.prompt();
  for await (const line of lines) {
    const answer = line.trim().toLowerCase();
    const chosen =
      choices[Number(answer) - 1] ?? choices.find(({ id, name }) => answer !== '' && [id, name.toLowerCase()].includes(answer));
    if (chosen !== undefined) {
      lines.close();
      return [chosen.id];
    }
    process.stdout.write(`Please type a number from 1 to ${choices.length}, or the name of a game.\n`);
    lines.prompt();
  }
  return null;
}
