import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@belfry/games';
import type { Command } from 'commander';
import { type Environment, writeLine, writeLines } from '../base/environment.ts';
import { raiseRules } from '../rules-version/raise.ts';

const EXAMPLES = `
Run it before you change what the rules do. It saves the current rules as games/<game>/pinned/v<n>.js, with a match played under them; matches
started with them continue under them for ever. The sources are then version n + 1, still with the same rules: change them now, then
find new puzzles.

Examples:
  belfry raise-rules citadels`;

export function addRaiseRules(program: Command, setting: Environment): void {
  program
    .command('raise-rules <game>')
    .description('pin the current rules of a game for its matches and start the next version')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string) => {
      const game = findGame(id, setting.games);
      const changed = await raiseRules(join(setting.gamesFolder, '..'), game);
      writeLine(setting.out, `The rules of ${id} are version ${game.rulesVersion + 1} now; version ${game.rulesVersion} is kept. Changed:`);
      writeLines(
        setting.out,
        changed.map((path) => `  ${path}`),
      );
      const puzzles = join(setting.gamesFolder, id, 'puzzles.jsonl');
      if (existsSync(puzzles))
        writeLine(
          setting.out,
          `The puzzles of ${id} are of version ${game.rulesVersion}: once the new rules are as they shall be, remove games/${id}/puzzles.jsonl and run "belfry puzzles ${id}".`,
        );
    });
}
