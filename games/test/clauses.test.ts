import { readFileSync } from 'node:fs';
import { LANGUAGES, readClauses, rulesFile } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { games } from '../index.ts';

/** What only those who write the rules should see: a mark, a sign of Markdown, the border of a table, a file. */
const FOR_WRITERS = /[`*|]|\([RFID]\)|\([^()]*\b[RFID](?:[,;)]|$)|\b[\w-]+\.(?:ts|md|json)\b/;

it.each(games.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game.prefix] as const)))(
  'the clauses of %s are read without marks, signs and file names, in %s',
  (id, language, prefix) => {
    const clauses = readClauses(readFileSync(new URL(`../${id}/${rulesFile(language)}`, import.meta.url), 'utf8'), prefix);
    expect(clauses.length).toBeGreaterThan(80);
    expect(clauses.filter(({ text }) => FOR_WRITERS.test(text)).map(({ id: clause, text }) => `${clause}: ${text}`)).toEqual([]);
  },
);
