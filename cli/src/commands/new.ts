import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import { CheckFailed, type Environment, writeLine, writeLines } from '../base/environment.ts';
import { newGameNames, writeGame } from '../new-game/write-game.ts';

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const EXAMPLES = `
The game is small and complete: rules with numbered clauses, two languages, a bot, a board, tests. Change it into
yours, clause by clause; start with its RULES.md.

Examples:
  belfry new night-watch
  belfry new night-watch --prefix NWA`;

export function addNew(program: Command, setting: Environment): void {
  program
    .command('new <name>')
    .description('create a small complete game to change into yours')
    .option('--prefix <letters>', 'three capital letters for its clause numbers (default: taken from the name)')
    .addHelpText('after', EXAMPLES)
    .action((name: string, { prefix }: { prefix?: string }) => {
      const root = join(setting.gamesFolder, '..');
      const taken = setting.games.map((game) => game.prefix);
      const naming = newGameNames(root, name, taken, prefix);
      const folder = writeGame(root, naming);
      // npm links the package and adds it to the lockfile; Biome reformats, because new names change line lengths and import order.
      runIn(root, setting, ['npm', 'install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
      runIn(root, setting, [process.execPath, BIOME, 'check', '--write', '--log-level=error', folder]);
      writeLine(setting.out, `games/${naming.id} is there, with the prefix ${naming.prefix}.`);
      writeLines(setting.out, [
        '',
        'Try it:',
        `  npx vitest run games/${naming.id}`,
        `  npx belfry play ${naming.id}`,
        '  npm start',
        '',
        `Then change it, starting with games/${naming.id}/RULES.md.`,
      ]);
    });
}

function runIn(root: string, setting: Environment, [program = '', ...args]: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (error === undefined && status === 0) return;
  setting.err.write(`${stdout ?? ''}${stderr ?? ''}`);
  throw new CheckFailed(
    `the game is written, but "${[program, ...args].join(' ')}" failed; its own words are above. When that is mended, run npm install and npm run format`,
  );
}
