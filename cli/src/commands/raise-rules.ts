import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@belfry/games';
import type { Command } from 'commander';
import { type Environment, writeLine, writeLines } from '../base/environment.ts';
import { raiseRules } from '../rules-version/raise.ts';

const EXAMPLES = `
Run it before you change what the rules do. The rules as they are become games/<game>/pinned/v<n>.js, with a match that was played with them; matches that
were begun with them are played on with them for ever. The sources are then those of version n + 1, still with the same rules: change them now, and find its
puzzles anew when they are changed.

Examples:
  belfry raise-rules citadels`;

export function addRaiseRules(program: Command, setting: Environment): void {
  program
    .command('raise-rules <game>')
    .description('keep the rules of a game as they are for its matches, and begin their next version')
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
