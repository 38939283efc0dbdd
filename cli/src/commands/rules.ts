import { findGame } from '@belfry/games';
import type { Game } from '@belfry/kernel';
import { type ClauseCoverage, clauseCoverage } from '@belfry/kernel/conformance';
import type { Command } from 'commander';
import { readRules, readTestSources } from '../game-folder.ts';
import { CheckFailed, type Outlet, paint, type Setting, writeJson, writeLine } from '../setting.ts';

interface RulesFlags {
  readonly uncovered?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
A test cites a clause when its title names it and its body asserts something.
Exit code 1 when a clause is cited by no test.

Examples:
  belfry rules
  belfry rules citadels
  belfry rules citadels --uncovered
  belfry rules citadels --json`;

export function addRules(program: Command, setting: Setting): void {
  program
    .command('rules [game]')
    .description('every clause of the rules with the tests that cite it')
    .option('--uncovered', 'list only the clauses that no test cites')
    .option('--json', 'print one JSON object')
    .addHelpText('after', EXAMPLES)
    .action((id: string | undefined, flags: RulesFlags) => {
      const games = id === undefined ? setting.games : [findGame(id, setting.games)];
      const covered = games.map((game) => ({
        game,
        clauses: clauseCoverage(readRules(setting, game), game.prefix, readTestSources(setting, game)),
      }));
      const missing = covered.flatMap(({ clauses }) => clauses.filter(isUncovered).map(({ clause }) => clause.id));
      if (flags.json) writeJson(setting, asJson(covered, missing, flags.uncovered === true));
      else for (const { game, clauses } of covered) writeClauses(setting.out, game, clauses, flags.uncovered === true);
      if (missing.length > 0) throw new CheckFailed(verdict(missing));
    });
}

const MOST_NAMED = 8;

function verdict(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
  return `${missing.length === 1 ? 'one clause is' : `${missing.length} clauses are`} cited by no test: ${named}${more}`;
}

function isUncovered({ tests }: ClauseCoverage): boolean {
  return tests.length === 0;
}

interface CoveredGame {
  readonly game: Game;
  readonly clauses: readonly ClauseCoverage[];
}

function asJson(covered: readonly CoveredGame[], missing: readonly string[], onlyMissing: boolean): object {
  const games = covered.map(({ game, clauses }) => ({
    game: game.id,
    clauses: clauses
      .filter((coverage) => !onlyMissing || isUncovered(coverage))
      .map(({ clause, tests }) => ({ id: clause.id, chapter: clause.chapter, text: clause.text, tests })),
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
    writeLine(out, `${paint(out, tests.length > 0 ? 'green' : 'red', clause.id)} ${clause.text}`);
    if (tests.length === 0) writeLine(out, '    no test cites it');
    for (const { file, title } of tests) writeLine(out, `    ${paint(out, 'dim', `${file}: ${title}`)}`);
  }
  const cited = clauses.filter((coverage) => !isUncovered(coverage)).length;
  writeLine(out);
  writeLine(out, `${game.id}: ${cited} of ${clauses.length} clauses are cited by tests.`);
}
