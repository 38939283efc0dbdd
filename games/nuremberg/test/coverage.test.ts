import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, rulesFile } from '@belfry/kernel';
import { clauseCoverage, factsOf, marksLeft, optionGaps, renderClauseCoverage, uncovered } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';

// Which test asserts which clause of RULES.md. golden/clauses.txt also holds how often each asserts, so that no assertion
// gets lost unnoticed; `npx belfry golden nuremberg --update` writes it anew.

const here = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const sources = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, source: read(file) }));
const coverage = clauseCoverage(read('../RULES.md'), nuremberg.prefix, sources);

it('asserts every clause of RULES.md', () => {
  expect(coverage.length).toBeGreaterThan(100);
  expect(uncovered(coverage)).toEqual([]);
});

it('asserts as much as golden/clauses.txt says', () => {
  expect(renderClauseCoverage(coverage)).toBe(read('../golden/clauses.txt'));
});

it('names every option in the rules, and tries each of its values', () => {
  const rules = LANGUAGES.map((language) => read(`../${rulesFile(language)}`));
  expect(optionGaps(nuremberg.options, rules, sources)).toEqual([]);
});

it('says the same in Dutch, clause by clause: marks, numbers and references', () => {
  expect(factsOf(read('../RULES.nl.md'), nuremberg.prefix)).toEqual(factsOf(read('../RULES.md'), nuremberg.prefix));
});

it.each(LANGUAGES)('keeps marks apart from the words of a clause (%s)', (language) => {
  expect(marksLeft(read(`../${rulesFile(language)}`), nuremberg.prefix)).toEqual([]);
});
