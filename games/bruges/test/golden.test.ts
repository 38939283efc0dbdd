import { existsSync, readFileSync } from 'node:fs';
import { goldenDifferences } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { bruges } from '../src/game.ts';

function read(file: string): string | null {
  const path = new URL(`../golden/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

// golden/ holds whole games and position counts as text. When a change of the rules is meant: `npx belfry raise-rules bruges` before it,
// `npx belfry golden bruges --update --unreleased` after it.
it('does what golden/ says: every recorded match to the letter, as many lines of play from every position', () => {
  expect(goldenDifferences(bruges, read)).toEqual([]);
});
