import { type CastMember, type Clause, readClauses } from '../src/index.ts';
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

/** What every clause says besides words, for comparing languages: its number, its mark, and the numbers and references in it. */
export function factsOf(rulesMarkdown: string, prefix: string): string[] {
  return readClauses(rulesMarkdown, prefix).map(
    ({ id, mark, text }) => `${id} (${mark}) ${(text.match(/[\d.]*\d/g) ?? []).sort().join(' ')}`,
  );
}

/** The clauses in whose words a mark was left: marks tell where a clause comes from, and belong to none of its sentences. */
export function marksLeft(rulesMarkdown: string, prefix: string): string[] {
  return readClauses(rulesMarkdown, prefix).flatMap(({ id, text }) => (/\([RFID](?:\W+[RFID])*\)|\|\s*[RFID/]+$/.test(text) ? [id] : []));
}

export interface CastCoverage extends CastMember {
  readonly tests: readonly CitingTest[];
}

/** For every member of the cast the tests whose titles name its clause, then itself (`BRU-12.3 painter: …`), and whose bodies assert something. */
export function castCoverage(cast: readonly CastMember[], sources: readonly TestSource[]): CastCoverage[] {
  const tests = sources.flatMap(({ file, source }) => readTests(source).map(({ title, expects }) => ({ file, title, expects })));
  return cast.map(({ id, clause }) => {
    const named = new RegExp(`\\b${clause.replaceAll('.', '\\.')} (.* )?${id}: `);
    return { id, clause, tests: tests.filter(({ title, expects }) => expects > 0 && named.test(title)) };
  });
}

/** The cast with its tests, as text for golden/cast.txt. */
export function renderCast(coverage: readonly CastCoverage[]): string {
  const lines = coverage.flatMap(({ id, clause, tests }) => [`${id} (${clause})`, ...renderTests(tests)]);
  return `${lines.join('\n')}\n`;
}

/** The numbers of the clauses no test asserts. */
export function uncovered(coverage: readonly ClauseCoverage[]): string[] {
  return coverage.filter(({ tests }) => tests.length === 0).map(({ clause }) => clause.id);
}

/** Clause, tests and number of assertions as text for golden/clauses.txt: taking an assertion away changes it. */
export function renderClauseCoverage(coverage: readonly ClauseCoverage[]): string {
  const lines = coverage.flatMap(({ clause, tests }) => [clause.id, ...renderTests(tests)]);
  return `${lines.join('\n')}\n`;
}

function renderTests(tests: readonly CitingTest[]): string[] {
  const sorted = [...tests].sort((a, b) => order(a.file, b.file) || order(a.title, b.title));
  return sorted.map(({ file, title, expects }) => `  ${expects} in ${file}: ${title}`);
}

/** By code units, so that the text is the same in every locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
