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
| **ABC-2.11** | Fool (R), Jester | Draws none. | R/D |
- **ABC-2.12** (R, I) Draws all; (D) also from an empty pile (F, I). (b) And (2, R) stays; the option \`deep\` of *this* \`data.ts\` goes without its name.
- **XYZ-1.1** (R) Another game.
`;

describe('clauses', () => {
  it('are list items and table rows that begin with a number of the game, under their chapter', () => {
    expect(readClauses(RULES, 'ABC').map(({ id, mark, chapter }) => [id, mark, chapter])).toEqual([
      ['ABC-1.1', 'R', 'ABC-1 Setup'],
      ['ABC-1.2', '', 'ABC-1 Setup'],
      ['ABC-2.1', 'F/I', 'ABC-2 Cards'],
      ['ABC-2.10a', '', 'ABC-2 Cards'],
      ['ABC-2.11', 'R/D', 'ABC-2 Cards'],
      ['ABC-2.12', 'R, I', 'ABC-2 Cards'],
    ]);
  });

  it('carry their words without the marks', () => {
    expect(readClauses(RULES, 'ABC').map(({ text }) => text)).toEqual([
      'Shuffle.',
      'Deal; see ABC-1.1 for more.',
      'Draws two.',
      'Draws one.',
      'Fool, Jester. Draws none.',
      'Draws all; also from an empty pile. (b) And (2) stays; the option of this goes without its name.',
    ]);
  });
});
