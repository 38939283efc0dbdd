import { type Clause, readClauses } from '../src/index.ts';
import { readTests } from './test-source.ts';

export interface TestSource {
  readonly file: string;
  readonly source: string;
}

export interface CitingTest {
  readonly file: string;
  readonly title: string;
  /** How many times the body of the test calls `expect(`. */
  readonly expects: number;
}

export interface ClauseCoverage {
  readonly clause: Clause;
  readonly tests: readonly CitingTest[];
}

/** For every clause of the rules the tests whose titles name it and whose bodies assert something. */
export function clauseCoverage(rulesMarkdown: string, prefix: string, sources: readonly TestSource[]): ClauseCoverage[] {
  const ids = new RegExp(`\\b${prefix}-\\d+\\.\\d+[a-z]?\\b`, 'g');
  const citing = new Map<string, CitingTest[]>();
  for (const { file, source } of sources) {
    for (const { title, expects } of readTests(source)) {
      if (expects === 0) continue;
      for (const id of new Set(title.match(ids))) citing.set(id, [...(citing.get(id) ?? []), { file, title, expects }]);
    }
  }
  return readClauses(rulesMarkdown, prefix).map((clause) => ({ clause, tests: citing.get(clause.id) ?? [] }));
}

/** The numbers of the clauses no test asserts. */
export function uncovered(coverage: readonly ClauseCoverage[]): string[] {
  return coverage.filter(({ tests }) => tests.length === 0).map(({ clause }) => clause.id);
}

/** Clause, tests and number of assertions as text for golden/clauses.txt: taking an assertion away changes it. */
export function renderLedger(coverage: readonly ClauseCoverage[]): string {
  const lines = coverage.flatMap(({ clause, tests }) => {
    const sorted = [...tests].sort((a, b) => order(a.file, b.file) || order(a.title, b.title));
    return [clause.id, ...sorted.map(({ file, title, expects }) => `  ${expects} in ${file}: ${title}`)];
  });
  return `${lines.join('\n')}\n`;
}

/** By code units, so that the ledger is the same in every locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
