import { LANGUAGES } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { divisible } from '../board/long-names.ts';
import { PERSONS } from '../src/data/persons.ts';
import { TEXT } from '../src/text/index.ts';

/** As many letters fit into a line of the narrowest card. */
const LINE = 8;

it.each(LANGUAGES)('a long name on a narrow card has a place to break, in %s', (language) => {
  const texts: Readonly<Record<string, string>> = TEXT[language];
  const parts = PERSONS.flatMap(({ id }) => divisible(texts[`person.${id}`] ?? '').split(/[ \u00ad-]/));
  expect(parts.length).toBeGreaterThan(PERSONS.length);
  expect(parts.filter((part) => part.length > LINE)).toEqual([]);
});
