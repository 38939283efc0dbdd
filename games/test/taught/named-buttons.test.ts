import { LANGUAGES } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, readCatalogue } from '../catalogue-files.ts';

const GAMES = ['bruges', 'citadels', 'fortuna', 'nuremberg'];
/** Words that stand on a table: those of its game and board, of all boards, and of the page around it. */
const onTable = (game: string) =>
  CATALOGUES.filter((folder) => folder.startsWith(`games/${game}/`) || /^(board-kit|web\/src\/(table|base))\//.test(folder)).filter(
    (folder) => !folder.includes('/lessons/'),
  );
const plain = (text: string) => text.replace(/\{(\w+)[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '…').toLowerCase();

describe.each(GAMES)('the lessons of %s', (game) => {
  it.each(LANGUAGES)('name buttons as they are called on the table, %s', async (language) => {
    const said = await readCatalogue(`games/${game}/src/lessons/text`, language);
    const words = await Promise.all(onTable(game).map((folder) => readCatalogue(folder, language)));
    const labels = words.flatMap((catalogue) => Object.values(catalogue)).map(plain);
    const isThere = (name: string) =>
      labels.some(
        (label) =>
          label === name ||
          label
            .split(/[.,:;]? /)
            .join(' ')
            .includes(name),
      );
    const named = Object.entries(said)
      .flatMap(([key, text]) => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ key, name })))
      .filter(
        // What a player asks is no button.
        ({ name }) => !name.endsWith('?'),
      );
    expect(named.filter(({ name }) => !isThere(name.toLowerCase().replace(/[.?!…]$/, '')))).toEqual([]);
  });
});
