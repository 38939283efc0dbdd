import { existsSync, readFileSync } from 'node:fs';
import { goldenDifferences } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { marketRow } from '../src/game.ts';

function read(file: string): string | null {
  const path = new URL(`../golden/${file}`, import.meta.url);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

// golden/ holds whole games and position counts as text. For an intended change of the rules: `npx belfry raise-rules market-row` before
// it, `npx belfry golden market-row --update --unreleased` after it.
it('does what golden/ says: every recorded match to the letter, as many lines of play from every position', () => {
  expect(goldenDifferences(marketRow, read)).toEqual([]);
});
