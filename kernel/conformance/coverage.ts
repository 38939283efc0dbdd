import { type CastMember, type Clause, type OptionSpec, readClauses } from '../src/index.ts';
import { readTests } from './test-source.ts';

export interface TestSource {
  readonly file: string;
  readonly source: string;
}

export interface CitingTest {
  readonly file: string;
  readonly title: string;
  /** The number of `expect(` calls in the test's body. */
  readonly expects: number;
}

export interface ClauseCoverage {
  readonly clause: Clause;
  readonly tests: readonly CitingTest[];
}

/** Returns, for every clause of the rules, the tests whose titles name it and whose bodies contain assertions. */
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

/**
 * Returns the language-independent facts of every clause, for comparing translations: its number, its mark, and the numbers and references
 * in it.
 */
export function factsOf(rulesMarkdown: string, prefix: string): string[] {
  return readClauses(rulesMarkdown, prefix).map(
    ({ id, mark, text }) => `${id} (${mark}) ${(text.match(/[\d.]*\d/g) ?? []).sort().join(' ')}`,
  );
}

/** Returns the clauses whose displayed text still contains a mark of origin. */
export function marksLeft(rulesMarkdown: string, prefix: string): string[] {
  return readClauses(rulesMarkdown, prefix).flatMap(({ id, text }) => (/\([RFID](?:\W+[RFID])*\)|\|\s*[RFID/]+$/.test(text) ? [id] : []));
}

export interface CastCoverage extends CastMember {
  readonly tests: readonly CitingTest[];
}

/** Returns, for every cast member, the tests with assertions whose titles name its clause, then the member (`BRU-12.3 painter: …`). */
export function castCoverage(cast: readonly CastMember[], sources: readonly TestSource[]): CastCoverage[] {
  const tests = sources.flatMap(({ file, source }) => readTests(source).map(({ title, expects }) => ({ file, title, expects })));
  return cast.map(({ id, clause }) => {
    const named = new RegExp(`\\b${clause.replaceAll('.', '\\.')} (.* )?${id}: `);
    return { id, clause, tests: tests.filter(({ title, expects }) => expects > 0 && named.test(title)) };
  });
}

/** Renders the cast with its tests as the text of golden/cast.txt. */
export function renderCast(coverage: readonly CastCoverage[]): string {
  const lines = coverage.flatMap(({ id, clause, tests }) => [`${id} (${clause})`, ...renderTests(tests)]);
  return `${lines.join('\n')}\n`;
}

/** Returns the numbers of the clauses that no test asserts. */
export function uncovered(coverage: readonly ClauseCoverage[]): string[] {
  return coverage.filter(({ tests }) => tests.length === 0).map(({ clause }) => clause.id);
}

/** Returns the options that a rules text does not name, and the values besides the default that no test file sets, such as `bank: 30-coins`. */
export function optionGaps(options: readonly OptionSpec[], rules: readonly string[], sources: readonly TestSource[]): string[] {
  return options.flatMap(({ id, values: [, ...others] }) => {
    const naming = sources.filter(({ source }) => new RegExp(`\\b${id}\\b`).test(source));
    const untried = others.filter((value) => !naming.some(({ source }) => source.includes(`'${value}'`)));
    return [...(rules.every((text) => text.includes(`\`${id}\``)) ? [] : [id]), ...untried.map((value) => `${id}: ${value}`)];
  });
}

/** Renders clauses, tests and assertion counts as the text of golden/clauses.txt, so that removing an assertion shows in the diff. */
export function renderClauseCoverage(coverage: readonly ClauseCoverage[]): string {
  const lines = coverage.flatMap(({ clause, tests }) => [clause.id, ...renderTests(tests)]);
  return `${lines.join('\n')}\n`;
}

function renderTests(tests: readonly CitingTest[]): string[] {
  const sorted = [...tests].sort((a, b) => order(a.file, b.file) || order(a.title, b.title));
  return sorted.map(({ file, title, expects }) => `  ${expects} in ${file}: ${title}`);
}

/** Compares by code units, so that the order is the same in every locale. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
