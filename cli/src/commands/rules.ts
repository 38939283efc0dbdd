import { findGame } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { type CastCoverage, type CitingTest, type ClauseCoverage, castCoverage, clauseCoverage } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { CheckFailed, type Environment, type Outlet, paint, writeJson, writeLine } from '../base/environment.ts';
import { readRules, readTestSources } from '../base/game-folder.ts';

interface RulesFlags {
  readonly uncovered?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
A test cites a clause when its title names it and its body asserts something.
Cards with an effect of their own (the people of Bruges) are listed with the tests that show them.
Exit code 1 when a clause or such a card is cited by no test.

Examples:
  belfry rules
  belfry rules citadels
  belfry rules citadels --uncovered
  belfry rules citadels --json`;

export function addRules(program: Command, setting: Environment): void {
  program
    .command('rules [game]')
    .description('list every rule clause with the tests that cite it')
    .option('--uncovered', 'list only the clauses that no test cites')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, flags: RulesFlags) => {
      const games = id === undefined ? setting.games : [findGame(id, setting.games)];
      const covered = games.map((game) => {
        const tests = readTestSources(setting, game);
        return { game, clauses: clauseCoverage(readRules(setting, game), game.prefix, tests), cast: castCoverage(game.cast ?? [], tests) };
      });
      const missing = covered.flatMap(({ clauses, cast }) => [
        ...clauses.filter(isUncovered).map(({ clause }) => clause.id),
        ...cast.filter(isUncovered).map(({ clause, id }) => `${clause} ${id}`),
      ]);
      const onlyMissing = flags.uncovered === true;
      if (flags.json) writeJson(setting, asJson(covered, missing, onlyMissing));
      else {
        for (const { game, clauses, cast } of covered) {
          writeClauses(setting.out, game, clauses, onlyMissing);
          if (cast.length > 0) writeCast(setting.out, game, cast, onlyMissing);
        }
      }
      if (missing.length > 0) throw new CheckFailed(verdict(missing));
    });
}

const MOST_NAMED = 8;

function verdict(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  return `${missing.length === 1 ? 'one clause is' : `${missing.length} clauses are`} cited by no test: ${named}${more}`;
}

function isUncovered({ tests }: { readonly tests: readonly CitingTest[] }): boolean {
  return tests.length === 0;
}

interface CoveredGame {
  readonly game: Game;
  readonly clauses: readonly ClauseCoverage[];
  readonly cast: readonly CastCoverage[];
}

function asJson(covered: readonly CoveredGame[], missing: readonly string[], onlyMissing: boolean): object {
  const games = covered.map(({ game, clauses, cast }) => ({
    game: game.id,
    clauses: clauses
      .filter((coverage) => !onlyMissing || isUncovered(coverage))
      .map(({ clause, tests }) => ({ id: clause.id, chapter: clause.chapter, text: clause.text, tests })),
    cast: cast.filter((coverage) => !onlyMissing || isUncovered(coverage)),
  }));
  return { games, uncovered: missing };
}

function writeClauses(out: Outlet, game: Game, clauses: readonly ClauseCoverage[], onlyMissing: boolean): void {
  let chapter = '';
  for (const { clause, tests } of clauses) {
    if (onlyMissing && tests.length > 0) continue;
    if (clause.chapter !== chapter) {
      chapter = clause.chapter;
      writeLine(out);
      writeLine(out, paint(out, 'bold', chapter));
    }
    writeCited(out, clause.id, clause.text, tests);
  }
  const cited = clauses.filter((coverage) => !isUncovered(coverage)).length;
  writeLine(out);
  writeLine(out, `${game.id}: ${cited} of ${clauses.length} clauses are cited by tests.`);
}

/** Writes each card that has its own effect, with the tests that cover it. */
function writeCast(out: Outlet, game: Game, cast: readonly CastCoverage[], onlyMissing: boolean): void {
  writeLine(out);
  writeLine(out, paint(out, 'bold', 'Cards with an effect of their own'));
  cast.forEach(({ id, clause, tests }, at) => {
    if (!onlyMissing || tests.length === 0) writeCited(out, id, `(${at + 1}, ${clause})`, tests);
  });
  writeLine(out);
  writeLine(out, `${game.id}: ${cast.filter(({ tests }) => tests.length > 0).length} of ${cast.length} cards are shown by tests.`);
}

function writeCited(out: Outlet, id: string, text: string, tests: readonly CitingTest[]): void {
  writeLine(out, `${paint(out, tests.length > 0 ? 'green' : 'red', id)} ${text}`);
  if (tests.length === 0) writeLine(out, '    no test cites it');
  for (const { file, title } of tests) writeLine(out, `    ${paint(out, 'dim', `${file}: ${title}`)}`);
}
