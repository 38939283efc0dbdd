import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, rulesFile } from '@belfry/kernel';
import { clauseCoverage, factsOf, marksLeft, optionGaps, renderClauseCoverage, uncovered } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { marketRow } from '../src/game.ts';

// Lists which test asserts which clause of RULES.md. golden/clauses.txt also holds the number of assertions, so that a removed assertion
// shows up; `npx belfry golden market-row --update` rewrites it.

const here = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const sources = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, source: read(file) }));
const coverage = clauseCoverage(read('../RULES.md'), marketRow.prefix, sources);

it('asserts every clause of RULES.md', () => {
  expect(coverage.length).toBeGreaterThan(10);
  expect(uncovered(coverage)).toEqual([]);
});

it('asserts as much as golden/clauses.txt says', () => {
  expect(renderClauseCoverage(coverage)).toBe(read('../golden/clauses.txt'));
});

it('names every option in the rules, and tries each of its values', () => {
  const rules = LANGUAGES.map((language) => read(`../${rulesFile(language)}`));
  expect(optionGaps(marketRow.options, rules, sources)).toEqual([]);
});

it('says the same in Dutch, clause by clause: marks, numbers and references', () => {
  expect(factsOf(read('../RULES.nl.md'), marketRow.prefix)).toEqual(factsOf(read('../RULES.md'), marketRow.prefix));
});

it.each(LANGUAGES)('keeps marks apart from the words of a clause (%s)', (language) => {
  expect(marksLeft(read(`../${rulesFile(language)}`), marketRow.prefix)).toEqual([]);
});
