import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EFFECTS } from '../src/data/effects.ts';
import { PERSONS } from '../src/data/persons.ts';

// Which test exercises which person: its title names the clause and then the person. golden/persons.txt is the table of all of them.

const here = new URL('.', import.meta.url);
const titles = readdirSync(here)
  .filter((file) => file.startsWith('persons-'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/\bit\((['"])(BRU-.*?)\1,/g)].map((found) => ({ file, title: found[2] })),
  );

function testsOf(id: string): string[] {
  const named = new RegExp(`(?:^| )${id}: `);
  return titles.filter(({ title }) => named.test(title)).map(({ file, title }) => `${file}: ${title}`);
}

it('exercises every one of the 165 persons, and the replacement Engraver, in a scenario under the clause of its effect', () => {
  const missing = PERSONS.filter(({ id, effect }) => !testsOf(id).some((test) => test.includes(`${EFFECTS[effect].clause} `)));
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(PERSONS.length).toBe(166);
});

it('keeps the table of persons and tests in golden/persons.txt', async () => {
  const lines = PERSONS.flatMap(({ no, id, effect }) => [
    `${no} ${id} (${effect}, ${EFFECTS[effect].clause})`,
    ...testsOf(id).map((test) => `  ${test}`),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/persons.txt');
});
