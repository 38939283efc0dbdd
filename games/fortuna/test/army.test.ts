import { describe, expect, it } from 'vitest';
import { type Place, table } from './table.ts';

/** Seat a after its swap: Grain trade has just been taken, Build and Clergy lie face up. */
const marching = (own: Place) =>
  table({
    seats: [{ cards: ['grain-trade', 'build', 'clergy'], ...own }, { cards: ['fortuna', 'marriage', 'bribery'] }, {}, {}],
    phase: 'army',
    face: { south: own.cards?.[0] ?? 'grain-trade' },
  });

describe('FOR-6 Phase 3: army', () => {
  it('FOR-6.1 FOR-6.4 FOR-12.1 FOR-12.4 E2 the army builds, and the card stays face up where it was', () => {
    const t = table({
      seats: [
        { grain: 1, money: 1, centurions: [1], cards: ['grain-harvest', 'build', 'clergy'] },
        { cards: ['fortuna', 'grain-trade', 'bribery'] },
        { cards: ['marriage', 'water-distribution', 'wine-harvest'] },
      ],
      covered: [1],
    });
    t.dice(1, 1, 1).play('a: perform grain-harvest', 'a: swap grain-trade', 'a: army build', 'a: build market');
    expect([t.own('a').centurions, t.own('a').money, t.buildings('a')]).toEqual([0, 1, ['market']]);
    expect(t.side('south')).toEqual(['(grain-trade)', 'build', 'clergy']);
    t.play('b: skip fortuna');
    expect(t.legal('b')).toContain('swap build');
    t.play('b: swap marriage', 'c: skip fortuna', 'c: swap grain-harvest');
    expect(t.order()).toBe('bac');
    t.dice(1).play('b: skip bribery', 'b: swap clergy');
    expect(t.legal('a')).toContain('skip build');
    t.play('a: perform grain-trade', 'a: sell 3');
    expect(t.own('a').money).toBe(10);
  });

  it('FOR-6.1 at most one centurion a turn, and nobody has to', () => {
    const t = marching({ centurions: [1, 2], vestals: [1], money: 5 });
    expect(t.asked()).toEqual(['use-army', 'army build', 'army clergy', 'done']);
    t.play('a: army clergy');
    expect([t.own('a').centurions, t.own('a').dice, t.state.supply.centurions]).toEqual([0b01, 2, 11]);
    expect(t.happened()).toContain('rolled');
    const card = marching({ centurions: [1, 2], vestals: [1], money: 5, hand: ['legion'] }).play('a: army clergy');
    expect(card.asked()).toEqual(['use-army', 'done']);
    expect(card.refusal('a', 'army build')).toBe('FOR-6.1');
    expect(marching({ money: 5, hand: ['legion'] }).refusal('a', 'army build')).toBe('FOR-6.1');
  });

  it('FOR-6.2 the centurion on the highest filled place leaves', () => {
    const t = marching({ centurions: [1, 3] }).play('a: army build');
    expect([t.own('a').centurions, t.state.supply.centurions]).toEqual([0b001, 11]);
  });

  it('FOR-6.3 only the two cards not played can be used, never the one just taken', () => {
    const t = marching({ centurions: [1], grain: 2, vestals: [1] });
    expect(t.legal('a')).toEqual(['army build', 'army clergy', 'done']);
    expect(t.refusal('a', 'army grain-trade')).toBe('FOR-6.3');
    expect(t.refusal('a', 'army fortuna')).toBe('FOR-6.3');
    expect(t.refusal('a', 'end')).toBe('FOR-2.3');
  });

  it('FOR-6.4 the card performed stays face up and is not swapped', () => {
    const t = marching({ centurions: [1], hand: ['legion'] }).play('a: army build');
    expect(t.side('south')).toEqual(['(grain-trade)', 'build', 'clergy']);
    expect(t.asked()[0]).toBe('use-army');
  });

  it('FOR-6.5 X15 the emptied place can be filled at once: 1 + 2 + 3 for three centurions', () => {
    const t = marching({ centurions: [1], money: 6, cards: ['build', 'hire-centurions', 'clergy'] }).play('a: army hire-centurions');
    expect(t.legal('a')).toEqual(['hire 1', 'hire 2', 'hire 3']);
    t.play('a: hire 3');
    expect([t.own('a').money, t.own('a').centurions]).toEqual([0, 0b111]);
    const full = marching({ centurions: [1, 2, 3], money: 3, cards: ['build', 'hire-centurions', 'clergy'] });
    expect(full.legal('a')).toContain('army hire-centurions');
    full.play('a: army hire-centurions');
    expect([full.own('a').money, full.own('a').centurions]).toEqual([0, 0b111]);
    const poor = marching({ centurions: [1, 2, 3], money: 2, hand: ['legion'], cards: ['build', 'hire-centurions', 'clergy'] });
    expect(poor.refusal('a', 'army hire-centurions')).toBe('FOR-14.2');
  });

  it('FOR-6.6 the cards that cost money can be performed with the army', () => {
    const step = marching({ centurions: [1], money: 2, hand: ['legion'], cards: ['build', 'fortuna', 'bribery'] }).play('a: army fortuna');
    expect([step.own('a').step, step.own('a').money]).toEqual([1, 0]);
    const bribe = table({
      seats: [{ centurions: [1], money: 2, hand: ['legion'], cards: ['build', 'fortuna', 'bribery'] }, { cards: ['grain-harvest'] }],
      phase: 'army',
      face: { south: 'build' },
    });
    bribe.play('a: army bribery', 'a: bribe grain-harvest');
    expect([bribe.own('a').grain, bribe.own('b').money, bribe.own('a').centurions]).toEqual([2, 2, 0]);
  });

  it('FOR-6.5 the card must be performable after the centurion has left, and asking changes nothing', () => {
    const t = marching({ centurions: [1], money: 0, hand: ['legion'], cards: ['build', 'hire-centurions', 'clergy'] });
    expect(t.legal('a')).toEqual(['done']);
    expect(t.refusal('a', 'army hire-centurions')).toBe('FOR-14.2');
    expect(t.own('a').centurions).toBe(0b001);
  });
});
