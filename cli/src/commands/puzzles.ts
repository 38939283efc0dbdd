import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BotGame, PUZZLE_LEVELS, type PuzzleBook, readPuzzles, writePuzzles } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { BadInput } from '@belfry/kernel';
import { checkPuzzles, collectPuzzles, type LabPool, openLabPool, SIEVES } from '@belfry/lab';
import type { Command } from 'commander';
import { wholeNumber } from '../base/arguments.ts';
import { CheckFailed, type Environment, writeJson, writeLine } from '../base/environment.ts';
import { progress } from '../base/progress.ts';

interface PuzzlesFlags {
  readonly check?: boolean;
  readonly remove?: boolean;
  readonly count: string;
  readonly iterations: string;
  readonly seed?: string;
  readonly workers: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Lets Masters play and keeps the decisions in which one move is right and every other costs at least 3 % of a win, by two searches with different
seeds; where there are very many moves, every other candidate move. Puzzles are appended to games/<game>/puzzles.jsonl as they are found. A puzzle holds a view, so nothing hidden is in it.
--check judges each of them again, with another seed and for twice as long, and reports how many pass; at least 95 % must. --remove deletes those that
fail.

Examples:
  belfry puzzles citadels --count 60
  belfry puzzles citadels --check --workers 2
  belfry puzzles citadels --check --remove`;

/** The share of puzzles that must pass the check. */
const MUST_STAND = 0.95;

export function addPuzzles(program: Command, setting: Environment): void {
  program
    .command('puzzles <game>')
    .description('find puzzles in games between Masters, or check the existing ones')
    .option('--check', 'judge the existing puzzles again')
    .option('--remove', 'with --check: remove puzzles that fail')
    .option('--count <n>', 'number of puzzles wanted', '60')
    .option('--iterations <n>', 'iterations of each of the two searches', '4800')
    .option('--seed <text>', 'random seed (default: a new one each time)')
    .option('--workers <n>', 'number of worker threads', '1')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, flags: PuzzlesFlags) => {
      const game = findGame(id, setting.games);
      if (game.evaluation === undefined) throw new BadInput(`${game.id} has no evaluation yet, so there are no puzzles`);
      const pool = openLabPool(wholeNumber('--workers', flags.workers, 1), setting.games);
      try {
        if (flags.check === true) await check(setting, game, flags, pool);
        else await collect(setting, game, flags, pool);
      } finally {
        await pool.close();
      }
    });
}

async function collect(setting: Environment, game: BotGame, flags: PuzzlesFlags, pool: LabPool): Promise<void> {
  const file = fileOf(setting, game);
  const count = wholeNumber('--count', flags.count, 1);
  const iterations = wholeNumber('--iterations', flags.iterations, 100);
  let book: PuzzleBook = bookOf(file, game) ?? { game: game.id, rules: game.rulesVersion, iterations, last: 0, puzzles: [] };
  if (book.iterations !== iterations)
    throw new BadInput(`${file} was made with ${book.iterations} iterations, not ${iterations}; remove it to start again`);
  const before = book.puzzles.length;
  const bar = progress(setting.err, `Puzzles of ${game.id}`, count);
  const began = process.cpuUsage();
  const passed = SIEVES.map((sieve) => ({ sieve, decisions: 0 }));
  let matches = 0;
  await collectPuzzles(game.id, { seed: flags.seed ?? setting.newKey(), iterations }, pool, (harvest) => {
    matches++;
    for (const each of passed) each.decisions += harvest.passed[each.sieve];
    const { puzzles, last } = book;
    const named = harvest.puzzles.slice(0, count - puzzles.length).map((puzzle, at) => ({ id: nameOf(game, last + at + 1), ...puzzle }));
    book = { ...book, last: last + named.length, puzzles: [...puzzles, ...named] };
    if (named.length > 0) writeFileSync(file, writePuzzles(book));
    bar.at(book.puzzles.length);
    return book.puzzles.length < count;
  });
  bar.end();
  const { user, system } = process.cpuUsage(began);
  const perMinute = (60e6 * (book.puzzles.length - before)) / (user + system);
  const levels = PUZZLE_LEVELS.map((level) => [level, book.puzzles.filter((puzzle) => puzzle.level === level).length] as const);
  if (flags.json) {
    const sieves = Object.fromEntries(passed.map(({ sieve, decisions }) => [sieve, decisions]));
    writeJson(setting, { game: game.id, puzzles: book.puzzles.length, matches, sieves, perMinute, levels: Object.fromEntries(levels) });
  } else {
    const words = levels.map(([level, each]) => `${each} ${level}`).join(', ');
    writeLine(setting.out, `${game.id}: ${book.puzzles.length} puzzles (${words}); ${matches} matches were played for the new ones.`);
    const sieves = passed.map(({ sieve, decisions }) => `${decisions} ${sieve}`).join(', ');
    writeLine(setting.out, `Decisions: ${sieves}; ${perMinute.toFixed(1)} new puzzles a minute of processor time.`);
  }
}

const nameOf = (game: BotGame, number: number): string => `${game.prefix.toLowerCase()}-${number}`;

function fileOf(setting: Environment, game: BotGame): string {
  return join(setting.gamesFolder, game.id, 'puzzles.jsonl');
}

function bookOf(file: string, { id, rulesVersion }: BotGame): PuzzleBook | null {
  if (!existsSync(file)) return null;
  const book = readPuzzles(readFileSync(file, 'utf8'));
  if (book.rules === rulesVersion) return book;
  throw new BadInput(
    `the puzzles of ${id} are of version ${book.rules} of the rules, and the rules are version ${rulesVersion}; remove ${file} and find new ones`,
  );
}

async function check(setting: Environment, game: BotGame, flags: PuzzlesFlags, pool: LabPool): Promise<void> {
  const file = fileOf(setting, game);
  const book = bookOf(file, game);
  if (book === null) throw new BadInput(`there are no puzzles of ${game.id}; belfry puzzles ${game.id} finds some`);
  const { puzzles } = book;
  const bar = progress(setting.err, `Checking ${game.id}`, puzzles.length);
  const checks = await checkPuzzles(book, 2 * book.iterations, flags.seed ?? setting.newKey(), pool, bar.at);
  bar.end();
  const standing = checks.filter((each) => each.stands).length;
  const fallen = checks.filter((each) => !each.stands).map(({ id }) => id);
  if (flags.json) writeJson(setting, { game: game.id, puzzles: puzzles.length, stand: standing, fallen });
  else {
    const share = ((100 * standing) / puzzles.length).toFixed(1);
    writeLine(
      setting.out,
      `${game.id}: ${standing} of ${puzzles.length} puzzles stand (${share} %), judged with ${2 * book.iterations} iterations each.`,
    );
    if (fallen.length > 0) writeLine(setting.out, `Failed: ${fallen.join(', ')}`);
  }
  if (flags.remove === true && fallen.length > 0)
    writeFileSync(file, writePuzzles({ ...book, puzzles: puzzles.filter(({ id }) => !fallen.includes(id)) }));
  if (standing < MUST_STAND * puzzles.length)
    throw new CheckFailed(`only ${standing} of ${puzzles.length} puzzles of ${game.id} stand; at least 95 % must`);
}
