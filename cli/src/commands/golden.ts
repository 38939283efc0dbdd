import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { goldenTexts } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { readGolden, readRules, readTestSources, writeGolden } from '../game-folder.ts';
import { progress } from '../progress.ts';
import { CheckFailed, type Setting, writeJson, writeLine } from '../setting.ts';
import { watched } from '../watched-game.ts';

interface GoldenFlags {
  readonly update?: boolean;
  readonly json?: boolean;
}

type Standing = 'same' | 'changed' | 'missing';

const EXAMPLES = `
The golden files of a game are playthroughs a person can read, perft counts and which test asserts which clause.
Without --update they are compared with what the rules give today; exit code 1 when one differs.
With --update they are written anew: a deliberate act, to be reviewed like any other change.

Examples:
  belfry golden
  belfry golden citadels
  belfry golden --update`;

export function addGolden(program: Command, setting: Setting): void {
  program
    .command('golden [game]')
    .description('check the golden files of the games, or write them anew')
    .option('--update', 'write the files instead of checking them')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, flags: GoldenFlags) => {
      const games = id === undefined ? setting.games : [findGame(id, setting.games)];
      const bar = progress(setting.err, 'Playing the golden games');
      const files = games.flatMap((game) => compare(setting, watched(game, bar.at), flags.update === true));
      bar.end();
      const stale = files.filter(({ was }) => was !== 'same');
      if (flags.json) writeJson(setting, { updated: flags.update === true, files });
      else for (const { file, was } of files) writeLine(setting.out, `${file}: ${words(was, flags.update === true)}`);
      if (!flags.update && stale.length > 0) {
        throw new CheckFailed(
          `${stale.length} of ${files.length} golden files are not what the rules give today; if that is meant, run: belfry golden --update`,
        );
      }
    });
}

function compare(setting: Setting, game: BotGame, update: boolean): { file: string; was: Standing }[] {
  const texts = goldenTexts(game, game.apprentice, { rules: readRules(setting, game), tests: readTestSources(setting, game) });
  return Object.entries(texts).map(([name, text]) => {
    const found = readGolden(setting, game, name);
    const was: Standing = found === null ? 'missing' : found === text ? 'same' : 'changed';
    if (update && was !== 'same') writeGolden(setting, game, name, text);
    return { file: `games/${game.id}/golden/${name}`, was };
  });
}

function words(was: Standing, updated: boolean): string {
  if (was === 'same') return 'as it was';
  if (updated) return was === 'missing' ? 'written for the first time' : 'written anew';
  return was === 'missing' ? 'missing' : 'differs';
}
