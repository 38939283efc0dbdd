import { readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { LANGUAGES, readClauses, rulesFile } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { bookOf } from '../scripts/rule-book.ts';

/** What only authors of the rules should see: a marker, Markdown syntax, an identifier of the program, a file name. */
const FOR_WRITERS = /[`*]|<code>|\([RFID]\)|\([^()]*\b[RFID](?:[,;)]|$)|\b[\w-]+\.(?:ts|md|json)\b/;
const CLAUSE = /<(li|tr)[^>]*id="[A-Z]{3}-\d+\.\d+[a-z]?"[^>]*>.*?<\/\1>/gs;

it.each(games.flatMap(({ id, prefix }) => LANGUAGES.map((language) => [id, language, prefix] as const)))(
  'the page of the rules of %s shows every clause without marks, signs and file names, in %s',
  (id, language, prefix) => {
    const markdown = readFileSync(new URL(`../../games/${id}/${rulesFile(language)}`, import.meta.url), 'utf8');
    const { chapters, clauses: toSearch, headings } = bookOf(markdown);
    const page = chapters.join('');
    const clauses = page.match(CLAUSE) ?? [];
    expect(clauses.filter((clause) => FOR_WRITERS.test(clause))).toEqual([]);
    const ids = readClauses(markdown, prefix).map((clause) => clause.id);
    expect(ids.length).toBeGreaterThan(80);
    expect(clauses.map((clause) => /id="([^"]+)"/.exec(clause)?.[1])).toEqual(ids);
    expect(toSearch.map((clause) => clause.id)).toEqual(ids);
    expect(headings.filter(({ title }) => /[`*]/.test(title))).toEqual([]);
    expect(headings.filter((heading) => !page.includes(`id="${heading.id}"`))).toEqual([]);
  },
);

it('a mentioned clause is a link, and HTML is escaped', () => {
  const { chapters } = bookOf('# A\n\n## 1. B\n\n- **ABC-1.1** (R) As in ABC-2, see `x` <img src=x>.\n');
  expect(chapters).toEqual([
    '<h2 id="1-b">1. B</h2>\n<ul class="rule-list">\n<li id="ABC-1.1" class="clause" data-clause="ABC-1.1">' +
      '<strong>ABC-1.1</strong> As in <a href="#ABC-2">ABC-2</a>, see x &lt;img src=x&gt;.</li>\n</ul>\n',
  ]);
});
