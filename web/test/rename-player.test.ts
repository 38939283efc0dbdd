import { expect, it } from 'vitest';
import { seatsFor } from '../src/match/local/new-table.ts';
import { renamed } from '../src/match/local/rename-player.ts';

const table = (...people: readonly string[]) => ({
  ...{ id: 'a', game: 'citadels', options: {}, key: 'k', log: null, round: 1, waiting: true, over: false, updated: 7 },
  seats: seatsFor(3, people, 'apprentice', 'rose'),
});

it('renames a player who is alone against bots at their tables, and gives no bot the same name', () => {
  const before = table('Wren');
  const [, bot] = before.seats;
  const after = renamed(before, { name: bot?.name ?? '', crest: 'lion' });
  expect(after?.seats[0]).toMatchObject({ name: bot?.name, crest: 'lion', kind: 'you' });
  expect(new Set(after?.seats.map(({ name }) => name)).size).toBe(3);
  expect(after?.seats.slice(1).map(({ crest }) => crest)).toEqual(before.seats.slice(1).map(({ crest }) => crest));
  expect(after).toMatchObject({ id: 'a', updated: 7 });
});

it('a match that is over, and several people around one screen, keep their names', () => {
  expect(renamed({ ...table('Wren'), over: true }, { name: 'Ada', crest: 'lion' })).toBeNull();
  expect(renamed(table('Wren', 'Owl'), { name: 'Ada', crest: 'lion' })).toBeNull();
});
