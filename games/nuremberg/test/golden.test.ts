import { readdirSync, readFileSync } from 'node:fs';
import { goldenSetups, parsePlaythrough, renderPerft, renderPlaythrough } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';

// golden/ holds whole games and position counts as text. A change here is a change of the rules: look at the difference,
// and when it is meant, `npx belfry raise-rules nuremberg` before it, `npx belfry golden nuremberg --update --unreleased` after it.

const folder = new URL('../golden/', import.meta.url);
const golden = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const playthroughs = readdirSync(folder).filter((file) => file.endsWith('.playthrough.txt'));

it('keeps a playthrough of every golden table', () => {
  expect(playthroughs.sort()).toEqual(
    Object.keys(goldenSetups(nuremberg))
      .map((name) => `${name}.playthrough.txt`)
      .sort(),
  );
});

for (const file of playthroughs) {
  it(`plays ${file} again to the letter`, () => {
    const text = golden(file);
    expect(renderPlaythrough(nuremberg, parsePlaythrough(text))).toBe(text);
  });
}

it('counts as many lines of play as golden/perft.txt', () => {
  expect(renderPerft(nuremberg)).toBe(golden('perft.txt'));
});
