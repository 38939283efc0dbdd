import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput } from '@belfry/kernel';
import { derivedTexts, goldenTexts, parsePlaythrough, playthroughFiles, refoldPlaythrough } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { CheckFailed, type Environment, writeJson, writeLine } from '../base/environment.ts';
import { readGolden, readRules, readTestSources, writeGolden } from '../base/game-folder.ts';
import { progress } from '../base/progress.ts';
import { watched } from '../base/watched-game.ts';

interface GoldenFlags {
  readonly update?: boolean;
  readonly record?: boolean;
  readonly unreleased?: boolean;
  readonly json?: boolean;
}

/** Why a golden file is not what the rules give today. */
type Cause = 'missing' | 'rules' | 'words' | 'coverage';

interface GoldenFile {
  readonly game: BotGame;
  readonly name: string;
  /** What it should say; null for a match that is not recorded, or whose moves are no longer legal. */
  readonly text: string | null;
  readonly cause: Cause | null;
}

const EXAMPLES = `
The golden files of a game are readable playthroughs, perft counts and the tests that assert each clause.
Without a flag, the recorded matches are replayed move by move and all files compared with what the current rules give; exit code 1 when one differs.
--update rewrites the files with the same recorded moves; --record plays new matches with today's apprentice.
If a recorded match no longer replays, stored matches of that version would not open either: nothing is written, unless no match of this version
exists yet (--unreleased).

Examples:
  belfry golden
  belfry golden citadels
  belfry golden citadels --update
  belfry golden citadels --record`;

export function addGolden(program: Command, setting: Environment): void {
  program
    .command('golden [game]')
    .description('check the golden files of the games, or rewrite them')
    .option('--update', 'rewrite the files, with the recorded moves')
    .option('--record', 'play new matches and rewrite all files')
    .option('--unreleased', 'no match has been started with this version of the rules yet')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, flags: GoldenFlags) => {
      const games = id === undefined ? setting.games : [findGame(id, setting.games)];
      const bar = progress(setting.err, 'Playing the golden games');
      const files = games.flatMap((game) => compare(setting, watched(game, bar.at)));
      const wrong = files.filter(({ cause }) => cause !== null);
      if (flags.update || flags.record) {
        if (!flags.unreleased) refuseBroken(setting, files);
        const written = flags.record ? games.flatMap((game) => record(setting, game)) : update(wrong, flags);
        bar.end();
        for (const { game, name, text } of written) writeGolden(setting, game, name, text);
        if (flags.json) writeJson(setting, { written: written.map(pathOf) });
        else for (const file of written) writeLine(setting.out, `${pathOf(file)}: written`);
        return;
      }
      bar.end();
      if (flags.json) writeJson(setting, { files: files.map((file) => ({ file: pathOf(file), differs: file.cause })) });
      else {
        writeLine(setting.out, `${files.length - wrong.length} of ${files.length} golden files are what the rules give today.`);
        for (const file of wrong) writeLine(setting.out, `${pathOf(file)}: ${file.cause === 'missing' ? 'missing' : 'differs'}`);
        for (const line of advice(wrong)) writeLine(setting.out, line);
      }
      if (wrong.length > 0) throw new CheckFailed(`${wrong.length} of ${files.length} golden files are not what the rules give today`);
    });
}

function compare(setting: Environment, game: BotGame): GoldenFile[] {
  const derived = derivedTexts(game, sourcesOf(setting, game));
  return [
    ...Object.entries(derived).map(([name, text]): GoldenFile => {
      const found = readGolden(setting, game, name) ?? '';
      return { game, name, text, cause: found === text ? null : name === 'perft.txt' && !holds(text, found) ? 'rules' : 'coverage' };
    }),
    ...playthroughFiles(game).map((name): GoldenFile => {
      const recorded = readGolden(setting, game, name);
      if (recorded === null) return { game, name, text: null, cause: 'missing' };
      const text = refoldPlaythrough(game, recorded);
      if (text === recorded) return { game, name, text, cause: null };
      return { game, name, text, cause: text !== null && resultOf(text) === resultOf(recorded) ? 'words' : 'rules' };
    }),
  ];
}

/** Are all lines of the second text in the first? A position to count may be added without a change of the rules. */
function holds(text: string, lines: string): boolean {
  const known = new Set(text.split('\n'));
  return lines.split('\n').every((line) => known.has(line));
}

function sourcesOf(setting: Environment, game: BotGame) {
  return { rules: readRules(setting, game), tests: readTestSources(setting, game) };
}

/** The totals and the places, which stand at the end of a playthrough. */
function resultOf(playthrough: string): string {
  return playthrough
    .split('\n')
    .filter((line) => /^ {2}(=|place) /.test(line))
    .join('\n');
}

/** A recorded match of this version that no longer goes as it went stands for matches that people play. */
function refuseBroken(setting: Environment, files: readonly GoldenFile[]): void {
  const broken = files.find(({ game, name, cause }) => {
    const recorded = cause === 'rules' && name !== 'perft.txt' ? readGolden(setting, game, name) : null;
    return recorded !== null && parsePlaythrough(recorded).header.rules === game.rulesVersion;
  });
  if (broken === undefined) return;
  const { id, rulesVersion } = broken.game;
  throw new BadInput(
    `the match in ${pathOf(broken)} no longer goes as it went, and so would others of version ${rulesVersion}; take the change back and run belfry raise-rules ${id} first, or say --unreleased if no match has been begun with this version`,
  );
}

interface GoldenText {
  readonly game: BotGame;
  readonly name: string;
  readonly text: string;
}

function record(setting: Environment, game: BotGame): GoldenText[] {
  const texts = goldenTexts(game, game.apprentice, sourcesOf(setting, game));
  return Object.entries(texts).flatMap(([name, text]) => (readGolden(setting, game, name) === text ? [] : [{ game, name, text }]));
}

function update(wrong: readonly GoldenFile[], { unreleased }: GoldenFlags): GoldenText[] {
  return wrong.map(({ game, name, text, cause }) => {
    if (text !== null) return { game, name, text };
    const why = cause === 'missing' ? 'is not there' : 'has moves that are no longer legal';
    throw new BadInput(
      `${pathOf({ game, name })} ${why}; to play new matches run: belfry golden ${game.id} --record${unreleased ? ' --unreleased' : ''}`,
    );
  });
}

/** Each cause once for each game, with what to do about it. Where nothing is recorded yet, all files are written together. */
function advice(wrong: readonly GoldenFile[]): Set<string> {
  const unrecorded = new Set(wrong.flatMap(({ game, cause }) => (cause === 'missing' ? [game] : [])));
  return new Set(
    wrong.flatMap(({ game, cause }) => (cause === null || (cause === 'coverage' && unrecorded.has(game)) ? [] : adviceFor(game, cause))),
  );
}

function adviceFor({ id, rulesVersion }: BotGame, cause: Cause): string {
  if (cause === 'missing') return `Matches of ${id} are not recorded yet. Run: belfry golden ${id} --record`;
  if (cause === 'coverage')
    return `Tests, clauses or counted positions of ${id} have changed. Read what is covered now after: belfry golden ${id} --update`;
  if (cause === 'words') return `Matches of ${id} end as they did and are told otherwise. Read how after: belfry golden ${id} --update`;
  return `The rules of ${id} have changed: matches of version ${rulesVersion} would not go as they went. If that is meant, take the change back, run belfry raise-rules ${id}, make it again, and run: belfry golden ${id} --update --unreleased`;
}

function pathOf({ game, name }: Pick<GoldenFile, 'game' | 'name'>): string {
  return `games/${game.id}/golden/${name}`;
}
