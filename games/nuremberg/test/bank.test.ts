import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

const banks = (moves: readonly string[]) => moves.filter((move) => move.startsWith('bank'));

describe('NUR-7 Trading with the bank', () => {
  it('NUR-7.1 E8 four ore buy one wool', () => {
    const t = table({ seats: { a: { holds: { ore: 4 } } } });
    expect(banks(t.legal('a'))).toEqual(['bank ore for wood', 'bank ore for wool', 'bank ore for grain', 'bank ore for brick']);
    t.play('a: bank ore for wool');
    expect([t.holds('a'), t.state.stock]).toEqual([{ wool: 1 }, [20, 19, 20, 20, 20]]);
    expect(t.last('bank-traded')).toEqual({ type: 'bank-traded', clause: 'NUR-7.1', seat: 0, give: 4, count: 4, get: 1 });
    expect(t.state.players[0].cards).toBe(1);
    const three = table({ seats: { a: { holds: { ore: 3 } } } });
    expect(three.refusal('a', 'bank ore for wool')).toBe('NUR-7.1');
    expect(table({ seats: { a: { holds: { ore: 4 } } } }).refusal('a', 'bank ore for ore')).toBe('NUR-7.1');
  });

  it('NUR-7.2 four gold buy one card of any kind', () => {
    const t = table({ seats: { a: { holds: { gold: 5 } } } });
    expect(banks(t.legal('a'))).toHaveLength(5);
    t.play('a: bank gold for brick');
    expect(t.holds('a')).toEqual({ brick: 1, gold: 1 });
    expect(t.last('bank-traded')).toMatchObject({ clause: 'NUR-7.2', count: 4 });
    expect(table({ seats: { a: { holds: { gold: 3 } } } }).refusal('a', 'bank gold for brick')).toBe('NUR-7.2');
  });

  it('NUR-7.3 NUR-7.4 NUR-7.5 E24 houses on S6 and S5: ore 2:1, all else and gold 3:1', () => {
    const t = table({ houses: ['a s6', 'a s5'], seats: { a: { holds: { wood: 3, wool: 2, ore: 2, gold: 3 } } } });
    expect(t.state.players[0].ratios).toEqual([3, 3, 3, 3, 2, 3]);
    expect(new Set(banks(t.legal('a')).map((move) => move.split(' ')[1]))).toEqual(new Set(['wood', 'ore', 'gold']));
    t.play('a: bank ore for wool', 'a: bank gold for wool', 'a: bank wood for brick');
    expect(t.holds('a')).toEqual({ wool: 4, brick: 1 });
    expect(t.state.players[1].ratios).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('NUR-7.4 each special market is for its own kind', () => {
    const ratios = (house: string) => table({ houses: [`a ${house}`] }).state.players[0].ratios.join('');
    expect(['s2', 's3', 's4', 's5', 's6', 's7', 's1'].map(ratios)).toEqual([
      '424444',
      '442444',
      '244444',
      '444424',
      '333333',
      '444244',
      '444444',
    ]);
  });

  it('NUR-7.5 a house counts from the moment it is built', () => {
    const t = table({ seats: { a: { holds: { ore: 5, grain: 2 } } } });
    t.play('a: build house s5');
    expect(t.may('a', 'bank ore for wood')).toBe(true);
    t.play('a: bank ore for wood');
    expect(t.holds('a')).toEqual({ wood: 1 });
  });

  it('NUR-7.6 the bank never gives gold', () => {
    const t = table({ seats: { a: { holds: { wood: 8, ore: 8, gold: 9 } } } });
    expect(banks(t.legal('a')).some((move) => move.endsWith('for gold'))).toBe(false);
    expect(() => t.may('a', 'bank wood for gold')).toThrow('there is no resource "gold"');
  });

  it('NUR-7.7 NUR-20.4 the wanted kind must be in stock, and kinds do not add up', () => {
    const t = table({ seats: { a: { holds: { ore: 4, wood: 2, wool: 2 } } }, stock: { grain: 0 } });
    expect(t.refusal('a', 'bank ore for grain')).toBe('NUR-7.7');
    expect(t.may('a', 'bank ore for brick')).toBe(true);
    expect(t.refusal('a', 'bank wood for brick')).toBe('NUR-7.1');
    const last = table({ seats: { a: { holds: { ore: 8 } } }, stock: { grain: 1 } }).play('a: bank ore for grain');
    expect(last.state.stock[2]).toBe(0);
    expect(last.refusal('a', 'bank ore for grain')).toBe('NUR-7.7');
  });

  it('NUR-7.8 at most 40 bank trades per turn', () => {
    const t = table({ houses: ['a s5', 'a s4'], seats: { a: { holds: { ore: 4, gold: 8 } }, b: { holds: { gold: 1 } } } });
    t.state.bankTrades = 39;
    t.play('a: bank ore for wood');
    expect(t.state.bankTrades).toBe(40);
    expect(t.refusal('a', 'bank ore for wood')).toBe('NUR-7.8');
    expect(banks(t.legal('a'))).toEqual([]);
    expect(t.draw(6).state.bankTrades).toBe(0);
  });
});
