import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput } from '@belfry/kernel';
import { goldenSetups, goldenTexts, parsePlaythrough, renderPlaythrough } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { readGolden, readRules, readTestSources, writeGolden } from '../base/game-folder.ts';
import { progress } from '../base/progress.ts';
import { CheckFailed, type Setting, writeJson, writeLine } from '../base/setting.ts';
import { watched } from '../base/watched-game.ts';

interface GoldenFlags {
  readonly update?: boolean;
  readonly unreleased?: boolean;
  readonly json?: boolean;
}

type Standing = 'same' | 'changed' | 'missing';

const EXAMPLES = `
The golden files of a game are playthroughs a person can read, perft counts and which test asserts which clause.
Without --update they are compared with what the rules give today; exit code 1 when one differs.
With --update they are written anew: a deliberate act, to be reviewed like any other change. A golden game that no longer goes as it went means that
matches would not open: that needs the next version of the rules (belfry raise-rules), unless no match can have been begun with this one (--unreleased).

Examples:
  belfry golden
  belfry golden citadels
  belfry golden --update`;

export function addGolden(program: Command, setting: Setting): void {
  program
    .command('golden [game]')
    .description('check the golden files of the games, or write them anew')
    .option('--update', 'write the files instead of checking them')
    .option('--unreleased', 'the version of the rules is new: no match has been begun with it')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, flags: GoldenFlags) => {
      const games = id === undefined ? setting.games : [findGame(id, setting.games)];
      const bar = progress(setting.err, 'Playing the golden games');
      if (flags.update && !flags.unreleased) for (const game of games) checkVersion(setting, game);
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

/** Does every golden game of this version still go as it went? */
function checkVersion(setting: Setting, game: BotGame): void {
  for (const name of Object.keys(goldenSetups(game))) {
    const file = `${name}.playthrough.txt`;
    const text = readGolden(setting, game, file);
    if (text === null || parsePlaythrough(text).header.rules !== game.rulesVersion || resultOf(text) === resultNow(game, text)) continue;
    throw new BadInput(
      `the match in games/${game.id}/golden/${file} no longer goes as it went, and so would others of version ${game.rulesVersion}; take the change back and run belfry raise-rules ${game.id} first, or say --unreleased if no match has been begun with this version`,
    );
  }
}

function resultNow(game: BotGame, text: string): string | null {
  try {
    return resultOf(renderPlaythrough(game, parsePlaythrough(text)));
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

/** The totals and the places, which stand at the end of a playthrough. */
function resultOf(playthrough: string): string {
  return playthrough
    .split('\n')
    .filter((line) => /^ {2}(=|place) /.test(line))
    .join('\n');
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
