import { describe, expect, it } from 'vitest';
import type { ActionCardId } from '../src/data/action-cards.ts';
import { type Place, type Position, table } from './table.ts';

/** Seat a with a card and what it has, at a table of two; the north side holds Fortuna, Marriage and Clergy. */
const with2 = (card: ActionCardId, own: Place = {}, more: Partial<Position> = {}) => {
  const north = (['fortuna', 'marriage', 'clergy', 'build'] as const).filter((id) => id !== card).slice(0, 3);
  return table({ seats: [{ ...own, cards: [card] }, { cards: north }], ...more });
};

describe('FOR-5 The twelve action cards', () => {
  it('FOR-5.1 Grain harvest takes 2, irrigated 4', () => {
    const dry = with2('grain-harvest').play('a: perform grain-harvest');
    expect([dry.own('a').grain, dry.state.supply.grain]).toEqual([2, 13]);
    const wet = with2('grain-harvest', { water: 2 }).play('a: perform grain-harvest');
    expect(wet.asked()).toEqual(['irrigate', 'irrigate yes', 'irrigate no']);
    expect(wet.refusal('a', 'done')).toBe('FOR-5.17');
    wet.play('a: irrigate yes');
    expect([wet.own('a').grain, wet.own('a').water, wet.state.supply.water]).toEqual([4, 1, 14]);
    expect(wet.last('harvested')).toMatchObject({ clause: 'FOR-5.1', amount: 4, irrigated: true });
    const no = with2('grain-harvest', { water: 2 }).play('a: perform grain-harvest', 'a: irrigate no');
    expect([no.own('a').grain, no.own('a').water]).toEqual([2, 2]);
  });

  it('FOR-5.2 Wine harvest takes 1, irrigated 3', () => {
    const dry = with2('wine-harvest').play('a: perform wine-harvest');
    expect([dry.own('a').wine, dry.own('a').grain, dry.state.supply.wine]).toEqual([1, 0, 14]);
    const wet = with2('wine-harvest', { water: 1 }).play('a: perform wine-harvest', 'a: irrigate yes');
    expect([wet.own('a').wine, wet.own('a').water]).toEqual([3, 0]);
    expect(wet.last('harvested')).toMatchObject({ clause: 'FOR-5.2', crop: 'wine', amount: 3 });
  });

  it('FOR-5.3 Water distribution takes 2 water into the reservoir', () => {
    const t = with2('water-distribution', { buildings: ['aqueduct'] }).play('a: perform water-distribution');
    expect([t.own('a').water, t.own('a').aqueductWater, t.state.supply.water]).toEqual([2, 0, 13]);
    expect(t.last('took-water').amount).toBe(2);
  });

  it('FOR-5.4 FOR-5.19 Grain trade sells any number for 2 each, for 3 with the building for it', () => {
    const t = with2('grain-trade', { grain: 4 }).play('a: perform grain-trade');
    expect(t.asked()).toEqual(['sell-amount', 'sell 1', 'sell 2', 'sell 3', 'sell 4']);
    expect(t.refusal('a', 'sell 5')).toBe('FOR-5.4');
    t.play('a: sell 3');
    expect([t.own('a').grain, t.own('a').money, t.state.supply.grain]).toEqual([1, 6, 14]);
    const market = with2('grain-trade', { grain: 3, buildings: ['market'] }).play('a: perform grain-trade', 'a: sell 3');
    expect(market.own('a').money).toBe(9);
    expect(market.last('sold')).toMatchObject({ clause: 'FOR-5.4', amount: 3, money: 9 });
  });

  it('FOR-5.4 FOR-20.2 a single unit is sold without asking', () => {
    const t = with2('grain-trade', { grain: 1 }).play('a: perform grain-trade');
    expect([t.own('a').money, t.own('a').grain, t.asked()[0]]).toEqual([2, 0, 'swap-card']);
  });

  it('FOR-5.5 FOR-12.4 E11 three wine bring 9 money, 12 with the building for it', () => {
    expect(with2('wine-trade', { wine: 3 }).play('a: perform wine-trade', 'a: sell 3').own('a').money).toBe(9);
    const market = with2('wine-trade', { wine: 3, buildings: ['market'] }).play('a: perform wine-trade', 'a: sell 3');
    expect([market.own('a').money, market.own('a').wine]).toEqual([12, 0]);
    const two = with2('wine-trade', { wine: 2 }).play('a: perform wine-trade');
    expect(two.refusal('a', 'sell 3')).toBe('FOR-5.5');
  });

  it('FOR-5.6 centurions fill the cheapest free places and cost their values', () => {
    const t = with2('hire-centurions', { money: 5, centurions: [1] }).play('a: perform hire-centurions');
    expect(t.asked()).toEqual(['hire-count', 'hire 1', 'hire 2']);
    expect(t.refusal('a', 'hire 3')).toBe('FOR-5.6');
    t.play('a: hire 2');
    expect([t.own('a').money, t.own('a').centurions, t.state.supply.centurions]).toEqual([0, 0b111, 9]);
    const gap = with2('hire-centurions', { money: 2, centurions: [2] }).play('a: perform hire-centurions');
    expect([gap.own('a').money, gap.own('a').centurions]).toEqual([1, 0b011]);
    expect(gap.last('hired')).toMatchObject({ clause: 'FOR-5.6', count: 1, paid: 1 });
    expect(with2('hire-centurions', { money: 1, centurions: [1] }).refusal('a', 'perform hire-centurions')).toBe('FOR-14.2');
    expect(with2('hire-centurions', { money: 9, centurions: [1, 2, 3] }).refusal('a', 'perform hire-centurions')).toBe('FOR-14.1');
  });

  it('FOR-5.7 vestals are recruited in the same way', () => {
    const t = with2('recruit-vestals', { money: 6 }).play('a: perform recruit-vestals');
    expect(t.legal('a')).toEqual(['hire 1', 'hire 2', 'hire 3']);
    t.play('a: hire 3');
    expect([t.own('a').money, t.own('a').vestals, t.own('a').centurions, t.state.supply.vestals]).toEqual([0, 0b111, 0, 9]);
    expect(t.last('hired')).toMatchObject({ clause: 'FOR-5.7', piece: 'vestals', paid: 6 });
    const five = with2('recruit-vestals', { money: 5 }).play('a: perform recruit-vestals');
    expect(five.refusal('a', 'hire 3')).toBe('FOR-5.7');
  });

  it('FOR-5.8 Build builds exactly one building', () => {
    const t = with2('build', { money: 9 }).play('a: perform build');
    expect(t.asked()).toEqual(['choose-building', 'build market', 'build aqueduct', 'build basilica']);
    expect(t.refusal('a', 'done')).toBe('FOR-5.8');
    t.play('a: build basilica');
    expect([t.buildings('a'), t.own('a').money, t.state.buildings, t.asked()[0]]).toEqual([['basilica'], 6, [2, 2, 2, 1], 'swap-card']);
    expect(with2('build').play('a: perform build').buildings('a')).toEqual(['market']);
  });

  it('FOR-5.9 Marriage costs 4 once and brings 4 from then on', () => {
    const t = with2('marriage', { money: 4 }).play('a: perform marriage');
    expect([t.own('a').money, t.own('a').married]).toEqual([0, true]);
    const later = with2('marriage', { money: 3, married: true }).play('a: perform marriage');
    expect([later.own('a').money, later.own('a').married]).toEqual([7, true]);
    const cut = with2('marriage', { money: 18, married: true }).play('a: perform marriage');
    expect([cut.own('a').money, cut.last('dowry').money]).toEqual([20, 2]);
    expect(with2('marriage', { money: 3 }).refusal('a', 'perform marriage')).toBe('FOR-5.9');
  });

  it('FOR-5.10 FOR-14.2 X13 a bribe goes to the owner of the side, the cost of the card comes on top', () => {
    const t = table({
      seats: [
        { money: 6, vestals: [1], cards: ['bribery', 'build', 'clergy'] },
        { money: 19, cards: ['recruit-vestals', 'fortuna', 'marriage'] },
        {},
        {},
      ],
    });
    t.play('a: perform bribery', 'a: bribe recruit-vestals');
    expect([t.own('a').money, t.own('b').money, t.own('a').vestals, t.own('b').vestals]).toEqual([2, 20, 0b011, 0]);
    expect(t.side('west')).toEqual(['recruit-vestals', 'fortuna', '(marriage)']);
    expect(t.last('bribed')).toMatchObject({ owner: 1, side: 1, paid: 2 });
  });

  it('FOR-5.10 X14 on an open side the bank is paid', () => {
    const t = table({ seats: [{ money: 4, cards: ['bribery'] }, { money: 1 }], open: { west: ['grain-harvest'] } });
    t.play('a: perform bribery', 'a: bribe grain-harvest');
    expect([t.own('a').money, t.own('b').money, t.own('a').grain]).toEqual([2, 1, 2]);
    expect(t.last('bribed').owner).toBe(-1);
    expect(t.side('west')[0]).toBe('grain-harvest');
  });

  it('FOR-5.10 only cards that the money left can perform are offered, and none means no Bribery', () => {
    const t = table({
      seats: [
        { money: 5, cards: ['bribery', 'grain-harvest', 'wine-harvest'] },
        { cards: ['marriage', 'fortuna', 'clergy'] },
        { cards: ['recruit-vestals', 'wine-trade', 'grain-trade'] },
        { cards: ['hire-centurions', 'water-distribution', 'build'] },
      ],
      supply: { water: 0 },
    }).play('a: perform bribery');
    expect(t.asked()).toEqual(['bribe-card', 'bribe fortuna', 'bribe recruit-vestals', 'bribe hire-centurions']);
    expect(t.refusal('a', 'bribe marriage')).toBe('FOR-5.9');
    expect(t.refusal('a', 'bribe grain-harvest')).toBe('FOR-5.10');
    expect(t.refusal('a', 'done')).toBe('FOR-5.10');
    expect(with2('bribery', { money: 1 }).refusal('a', 'perform bribery')).toBe('FOR-5.10');
  });

  it('FOR-5.10 FOR-4.3 without any card that could be performed Bribery can only be skipped', () => {
    const t = table({
      seats: [
        { money: 2, centurions: [1, 2, 3], vestals: [1, 2, 3], cards: ['bribery', 'grain-harvest', 'wine-harvest'] },
        { cards: ['marriage', 'fortuna', 'clergy'] },
        { cards: ['recruit-vestals', 'wine-trade', 'build'] },
        { cards: ['hire-centurions', 'grain-trade', 'water-distribution'] },
      ],
    });
    expect(t.legal('a')).not.toContain('perform bribery');
    expect(t.refusal('a', 'perform bribery')).toBe('FOR-4.3');
  });

  it('FOR-5.11 Clergy takes exactly one vestal for one die, up to three dice', () => {
    const t = with2('clergy', { vestals: [1, 2] }).play('a: perform clergy');
    expect([t.own('a').vestals, t.own('a').dice, t.state.supply.dice, t.state.supply.vestals]).toEqual([0b001, 2, 6, 11]);
    expect(with2('clergy', { dice: 2, vestals: [1] }).legal('a')).toContain('perform clergy');
    expect(with2('clergy', { dice: 3, vestals: [1] }).refusal('a', 'perform clergy')).toBe('FOR-14.1');
    expect(with2('clergy').refusal('a', 'perform clergy')).toBe('FOR-5.11');
  });

  it('FOR-5.12 Fortuna costs 2 money for 1 step, by option 1 or nothing', () => {
    const t = with2('fortuna', { money: 2 }).play('a: perform fortuna');
    expect([t.own('a').money, t.own('a').step]).toEqual([0, 1]);
    expect(with2('fortuna', { money: 1 }).refusal('a', 'perform fortuna')).toBe('FOR-5.12');
    const one = with2('fortuna', { money: 1 }, { options: { fortunaOffering: '1' } }).play('a: perform fortuna');
    expect([one.own('a').money, one.own('a').step]).toEqual([0, 1]);
    const free = with2('fortuna', {}, { options: { fortunaOffering: '0' } }).play('a: perform fortuna');
    expect([free.own('a').money, free.own('a').step]).toEqual([0, 1]);
  });

  it('FOR-5.13 played in phase 2 Fortuna is swapped away; performed with the army it stays and makes the start player', () => {
    const played = with2('fortuna', { money: 2 }).dice(1, 1).play('a: perform fortuna', 'a: swap clergy');
    expect(played.side('south').join()).not.toContain('fortuna');
    const t = table({ seats: [{}, { money: 3, centurions: [1], cards: ['build', 'fortuna', 'clergy'] }], turn: 'b' }).dice(1);
    t.play('b: skip build', 'b: swap marriage', 'b: army fortuna');
    expect([t.own('b').step, t.order(), t.side('north')[1]]).toEqual([1, 'ba', 'fortuna']);
  });

  it('FOR-5.14 a bribed card uses the province of the briber, and a bribed Fortuna gives the step only', () => {
    const t = table({
      seats: [
        { money: 4, wine: 2, buildings: ['market'], cards: ['bribery', 'build', 'clergy'] },
        { wine: 9, cards: ['wine-trade', 'fortuna', 'marriage'] },
      ],
      turn: 'a',
    });
    const sale = t.play('a: perform bribery', 'a: bribe wine-trade', 'a: sell 2');
    expect([sale.own('a').wine, sale.own('a').money, sale.own('b').wine, sale.own('b').money]).toEqual([0, 10, 9, 2]);
    const step = table({ seats: [{ money: 5, cards: ['bribery'] }, { cards: ['fortuna'] }] }).dice(1, 1);
    step.play('a: perform bribery', 'a: bribe fortuna', 'a: swap clergy', 'a: cover none', 'b: skip fortuna', 'b: swap build');
    expect([step.own('a').step, step.order()]).toEqual([1, 'ab']);
  });

  it('FOR-5.15 Bribery cannot be aimed at Bribery', () => {
    const t = table({ seats: [{ money: 9, cards: ['bribery'] }, {}] }).play('a: perform bribery');
    expect(t.legal('a')).not.toContain('bribe bribery');
    expect(t.refusal('a', 'bribe bribery')).toBe('FOR-5.15');
  });

  it('FOR-5.16 a bribed card may be taken in the swap of the same turn', () => {
    const t = table({ seats: [{ money: 4, cards: ['bribery'] }, { cards: ['fortuna'] }] });
    t.play('a: perform bribery', 'a: bribe fortuna', 'a: swap fortuna');
    expect([t.side('south')[0], t.side('north')[0]]).toEqual(['(fortuna)', 'bribery']);
  });

  it('FOR-5.17 FOR-19.1 X19 with 3 grain in the field irrigation takes 3; with 2 it is not offered', () => {
    const t = with2('grain-harvest', { water: 1 }, { supply: { grain: 3 } }).play('a: perform grain-harvest', 'a: irrigate yes');
    expect([t.own('a').grain, t.own('a').water, t.state.supply.grain]).toEqual([3, 0, 0]);
    const two = with2('grain-harvest', { water: 1 }, { supply: { grain: 2 } }).play('a: perform grain-harvest');
    expect([two.asked()[0], two.own('a').grain, two.own('a').water]).toEqual(['swap-card', 2, 1]);
    const wine = with2('wine-harvest', { water: 1 }, { supply: { wine: 1 } }).play('a: perform wine-harvest');
    expect([wine.asked()[0], wine.own('a').wine]).toEqual(['swap-card', 1]);
    expect(
      with2('wine-harvest', { water: 1 }, { supply: { wine: 2 } })
        .play('a: perform wine-harvest')
        .asked()[0],
    ).toBe('irrigate');
  });

  it('FOR-5.18 water of the Aqueduct is spent before that of the reservoir, and goes back to the lake', () => {
    const t = with2('wine-harvest', { water: 1, aqueductWater: 1, buildings: ['aqueduct'] }).play(
      'a: perform wine-harvest',
      'a: irrigate yes',
    );
    expect([t.own('a').aqueductWater, t.own('a').water, t.state.supply.water]).toEqual([0, 1, 14]);
    const above = with2('wine-harvest', { aqueductWater: 1 }).play('a: perform wine-harvest', 'a: irrigate yes');
    expect([above.own('a').aqueductWater, above.own('a').water]).toEqual([0, 0]);
    const below = with2('wine-harvest', { water: 1 }).play('a: perform wine-harvest', 'a: irrigate yes');
    expect([below.own('a').aqueductWater, below.own('a').water]).toEqual([0, 0]);
    expect(with2('wine-harvest').play('a: perform wine-harvest').asked()[0]).toBe('swap-card');
  });

  it('FOR-5.19 several pieces are hired and any quantity sold with one card', () => {
    const hire = with2('hire-centurions', { money: 6 }).play('a: perform hire-centurions', 'a: hire 3');
    expect([hire.own('a').centurions, hire.own('a').money]).toEqual([0b111, 0]);
    expect(with2('wine-trade', { wine: 6 }).play('a: perform wine-trade', 'a: sell 6').own('a').money).toBe(18);
  });

  it('FOR-5.20 goods sold return to the board; money comes from an unlimited bank', () => {
    const t = with2('wine-trade', { wine: 5, money: 1 }, { supply: { wine: 3 } }).play('a: perform wine-trade', 'a: sell 5');
    expect([t.state.supply.wine, t.own('a').money]).toEqual([8, 16]);
  });
});
