import { describe, expect, it } from 'vitest';
import { GOODS } from '../src/data/goods.ts';
import { table } from './table.ts';

describe('NUR-14 Goods', () => {
  it('NUR-14.2 NUR-14.7 E5 a compass without a house, Frankfurt free: 3 gold for 1 ore and 1 wood', () => {
    const t = table({ seats: { a: { holds: { ore: 1, wood: 1 } } } }).play('a: sell compass');
    expect([t.holds('a'), t.state.stock]).toEqual([{ gold: 3 }, [20, 20, 20, 20, 20]]);
    expect(t.last('sold')).toEqual({
      type: 'sold',
      clause: 'NUR-14.2',
      seat: 0,
      good: 0,
      price: 3,
      bonus: 0,
      doubled: false,
      toll: 0,
      holder: -1,
    });
    expect(table({ seats: { a: { holds: { ore: 1 } } } }).refusal('a', 'sell compass')).toBe('NUR-14.2');
  });

  it('NUR-14.3 recipes, prices, cities and tolls', () => {
    const brings = (good: string, holds: object) => {
      // Orange holds no city road, so its sales pay toll wherever somebody holds the road.
      const t = table({ turn: 'd', stations: ['a i'], seats: { d: { holds } } }).play(`d: sell ${good}`);
      return [t.holds('d'), t.gold('a'), t.gold('b')];
    };
    expect(brings('compass', { ore: 1, wood: 1 })).toEqual([{ gold: 2 }, 1, 0]);
    expect(brings('helmet', { ore: 2, wool: 1 })).toEqual([{ gold: 3 }, 1, 0]);
    expect(brings('paper', { grain: 1, wool: 1 })).toEqual([{ gold: 2 }, 0, 1]);
    expect(brings('harp', { wood: 1, wool: 1 })).toEqual([{ gold: 2 }, 0, 1]);
    expect(brings('armour', { ore: 3, wool: 1 })).toEqual([{ gold: 4 }, 2, 0]);
    expect(GOODS.map(({ price }) => price)).toEqual([3, 4, 3, 3, 6]);
  });

  it('NUR-14.4 NUR-14.5 several goods one after the other, each settled at once', () => {
    const t = table({ seats: { a: { holds: { grain: 2, wool: 3, wood: 1 } } } }).play('a: sell paper', 'a: sell paper', 'a: sell harp');
    expect([t.gold('a'), t.gold('b')]).toEqual([6, 3]);
    expect(t.events.filter(({ type }) => type === 'sold')).toHaveLength(3);
  });

  it('NUR-14.6 NUR-14.8 NUR-14.9 E22 doubled armour with toll: 12 less 2; the toll is not doubled', () => {
    const t = table({ turn: 'b', houses: ['b s9'], seats: { b: { holds: { ore: 3, wool: 1 } } } }).play('b: sell armour');
    expect([t.gold('b'), t.gold('a')]).toEqual([10, 2]);
    expect(t.last('sold')).toMatchObject({ price: 12, toll: 2, holder: 0, doubled: true, clause: 'NUR-14.8' });
  });

  it('NUR-14.7 no toll for the holder of the road', () => {
    const t = table({ seats: { a: { holds: { ore: 3, wool: 1 } } } }).play('a: sell armour');
    expect([t.gold('a'), t.last('sold').toll]).toEqual([6, 0]);
  });

  it('NUR-14.8 E6 a house next to a compass tile doubles to 6; a second one changes nothing; other goods stay', () => {
    const price = (houses: string[], good: string, holds: object) =>
      table({ houses, seats: { a: { holds } } })
        .play(`a: sell ${good}`)
        .gold('a');
    expect(price(['a s1'], 'compass', { ore: 1, wood: 1 })).toBe(6);
    expect(price(['a s1', 'a s10'], 'compass', { ore: 1, wood: 1 })).toBe(6);
    expect(price(['a s10'], 'compass', { ore: 1, wood: 1 })).toBe(6);
    expect(price(['a s4'], 'compass', { ore: 1, wood: 1 })).toBe(3);
    expect(price(['b s1'], 'compass', { ore: 1, wood: 1 })).toBe(3);
    expect(price(['a s4'], 'helmet', { ore: 2, wool: 1 })).toBe(8);
  });

  it('NUR-14.10 E25 with S6 and S2 and the own right, six gold come back as six', () => {
    const t = table({ houses: ['a s6', 'a s2'], stations: ['a i'], seats: { a: { holds: { gold: 6 } } } });
    t.play('a: bank gold for ore', 'a: bank gold for wood', 'a: sell compass');
    expect(t.holds('a')).toEqual({ gold: 6 });
  });
});
