import { describe, expect, it } from 'vitest';
import { readClauses } from '../src/index.ts';

const RULES = `# A game
### ABC-1 Setup
- **ABC-1.1** (R) Shuffle.
- **ABC-1.2** Deal; see **ABC-1.1** for more.
Text that mentions **ABC-9.9** in passing.
  - **ABC-1.3** (R) indented, part of a clause.
### ABC-2 Cards
| card | power |
|---|---|
| **ABC-2.1** | (F/I) Draws two. |
| **ABC-2.10a** | Draws one. |
- **XYZ-1.1** (R) Another game.
`;

describe('clauses', () => {
  it('are list items and table rows that begin with a number of the game, under their chapter', () => {
    expect(readClauses(RULES, 'ABC').map(({ id, mark, chapter }) => [id, mark, chapter])).toEqual([
      ['ABC-1.1', 'R', 'ABC-1 Setup'],
      ['ABC-1.2', '', 'ABC-1 Setup'],
      ['ABC-2.1', 'F/I', 'ABC-2 Cards'],
      ['ABC-2.10a', '', 'ABC-2 Cards'],
    ]);
  });

  it('carry their words without the mark', () => {
    const [first, second, row] = readClauses(RULES, 'ABC').map(({ text }) => text);
    expect(first).toBe('Shuffle.');
    expect(second).toBe('Deal; see **ABC-1.1** for more.');
    expect(row).toBe('Draws two.');
  });
});
