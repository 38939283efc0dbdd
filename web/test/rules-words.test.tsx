import { readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { LANGUAGES, rulesFile } from '@belfry/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from '../src/parts/markdown.tsx';

/** What only those who write the rules should see: a mark, a sign of Markdown, the name of something in the program, a file. */
const FOR_WRITERS = /[`*]|<code>|\([RFID]\)|\([^()]*\b[RFID](?:[,;)]|$)|\b[\w-]+\.(?:ts|md|json)\b/;
const CLAUSE = /<(li|tr)[^>]*id="[A-Z]{3}-\d+\.\d+[a-z]?"[^>]*>.*?<\/\1>/gs;

it.each(games.flatMap(({ id, prefix }) => LANGUAGES.map((language) => [id, language, prefix] as const)))(
  'the page of the rules of %s shows clauses without marks, signs and file names, in %s',
  (id, language, prefix) => {
    const book = readFileSync(new URL(`../../games/${id}/${rulesFile(language)}`, import.meta.url), 'utf8');
    const page = renderToStaticMarkup(<Markdown text={book} clause={(clause) => clause} prefix={prefix} />);
    const clauses = page.match(CLAUSE) ?? [];
    expect(clauses.length).toBeGreaterThan(80);
    expect(clauses.filter((clause) => FOR_WRITERS.test(clause))).toEqual([]);
  },
);
