import { expect, it } from 'vitest';
import { crestsAtTable, DEFAULT_IDENTITIES, defaultIdentityAt, namesAtTable } from '../src/index.ts';

const person = (name: string) => ({ name, bot: false });
const BOT = { name: null, bot: true };
const FREE = { name: null, bot: false };

it('no two names at a table are equal, in any spelling', () => {
  expect(namesAtTable([person('Ada'), person('Ben'), person('Ada'), person('ada')])).toEqual(['Ada', 'Ben', 'Ada II', 'ada III']);
  expect(namesAtTable([person('Ada'), person('Ada II'), person('Ada')])).toEqual(['Ada', 'Ada II', 'Ada III']);
  expect(namesAtTable([person('A d a'), person('Ada')])).toEqual(['A d a', 'Ada II']);
  for (const size of [2, 5, 8])
    expect(new Set(namesAtTable(Array.from({ length: size }, () => person('x'.repeat(24)))))).toHaveProperty('size', size);
});

it('a name keeps to its maximum length', () => {
  expect(namesAtTable([person('x'.repeat(24)), person('x'.repeat(24))])).toEqual(['x'.repeat(24), `${'x'.repeat(21)} II`]);
});

it('bots have a name for every seat and give way to people; a free seat has none', () => {
  expect(namesAtTable([person('Ada'), BOT, FREE, BOT])).toEqual(['Ada', 'Isabel', null, 'Maria']);
  expect(namesAtTable([BOT, BOT, person('Isabel')])).toEqual(['Odile', 'Isabel II', 'Isabel']);
  expect(new Set(DEFAULT_IDENTITIES.map(({ name }) => name)).size).toBe(DEFAULT_IDENTITIES.length);
  expect(new Set(DEFAULT_IDENTITIES.map(({ crest }) => crest)).size).toBe(DEFAULT_IDENTITIES.length);
  expect(defaultIdentityAt(3).name).toBe('Maria');
});

it('no bot has the crest of a person at its table', () => {
  expect(crestsAtTable(['anvil', null, null])).toEqual(['anvil', 'stag', 'ship']);
  expect(crestsAtTable(['ship', null, null])).toEqual(['ship', 'stag', 'lion']);
  expect(crestsAtTable([null, 'lion', 'tower', null])).toEqual(['stag', 'lion', 'tower', 'ship']);
  for (const one of DEFAULT_IDENTITIES)
    for (const other of DEFAULT_IDENTITIES)
      if (one !== other)
        for (const seat of [1, 7]) {
          const people = DEFAULT_IDENTITIES.map((_, at) => (at === 0 ? one.crest : at === seat ? other.crest : null));
          expect(new Set(crestsAtTable(people)).size).toBe(DEFAULT_IDENTITIES.length);
        }
});
