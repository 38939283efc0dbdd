import { describe, expect, it } from 'vitest';
import { type Place, type Position, table } from './table.ts';

const building = (own: Place, more: Partial<Position> = {}) =>
  table({ seats: [{ ...own, cards: ['build'] }, {}, {}], ...more }).play('a: perform build');
const cannot = (own: Place, more: Partial<Position> = {}) =>
  table({ seats: [{ ...own, cards: ['build'] }, {}, {}], ...more }).refusal('a', 'perform build');

describe('FOR-12 Buildings', () => {
  it('FOR-12.1 Market 0, Aqueduct 1, Palace 2, Basilica 3', () => {
    const costs = (['market', 'aqueduct', 'palace', 'basilica'] as const).map(
      (type) => 9 - building({ money: 9, married: true }).play(`a: build ${type}`).own('a').money,
    );
    expect(costs).toEqual([0, 1, 2, 3]);
    expect(building({ money: 2, married: true }).legal('a')).toEqual(['build market', 'build aqueduct', 'build palace']);
    expect(building({ money: 2 }).refusal('a', 'build basilica')).toBe('FOR-12.1');
    expect(building({ money: 3 }).legal('a')).toContain('build basilica');
  });

  it('FOR-12.1 FOR-12.2 FOR-12.6 X24 three buildings are the limit, also with a bribe; no Palace for the unmarried; a Market is free', () => {
    const three: Place = { money: 9, buildings: ['market', 'aqueduct', 'basilica'], married: true };
    expect(cannot(three)).toBe('FOR-12.2');
    const bribe = table({ seats: [{ ...three, cards: ['bribery'] }, { cards: ['build'] }, {}] }).play('a: perform bribery');
    expect(bribe.refusal('a', 'bribe build')).toBe('FOR-12.2');
    const unmarried = building({ money: 2 });
    expect(unmarried.legal('a')).toEqual(['build market', 'build aqueduct']);
    expect(unmarried.refusal('a', 'build palace')).toBe('FOR-12.6');
    expect(building({ money: 0 }).buildings('a')).toEqual(['market']);
  });

  it('FOR-12.2 two buildings leave room for a third', () => {
    const t = building({ money: 9, buildings: ['market', 'aqueduct'] });
    expect(t.buildings('a')).toEqual(['market', 'aqueduct', 'basilica']);
  });

  it('FOR-12.3 no second building of a type, and none of a type that is built out', () => {
    const t = building({ money: 9, married: true, buildings: ['market'] });
    expect(t.legal('a')).toEqual(['build aqueduct', 'build palace', 'build basilica']);
    expect(t.refusal('a', 'build market')).toBe('FOR-12.3');
    const out = building({ money: 9, married: true }, { buildingsLeft: [0, 1, 0, 1] });
    expect(out.legal('a')).toEqual(['build aqueduct', 'build basilica']);
    expect(out.refusal('a', 'build market')).toBe('FOR-12.3');
    expect(cannot({ money: 9 }, { buildingsLeft: [0, 0, 1, 0] })).toBe('FOR-12.3');
    expect(cannot({ money: 0, buildings: ['market'] })).toBe('FOR-14.2');
  });

  it('FOR-12.3 by option every type but the Aqueduct may be owned twice', () => {
    const own: Place = { money: 9, married: true, buildings: ['market', 'aqueduct'] };
    const t = building(own, { options: { duplicateBuildings: 'allowed' } });
    expect(t.legal('a')).toEqual(['build market', 'build palace', 'build basilica']);
    expect(t.refusal('a', 'build aqueduct')).toBe('FOR-12.3');
    t.play('a: build market');
    expect(t.buildings('a')).toEqual(['market', 'market', 'aqueduct']);
    const twice = table({
      seats: [{ wine: 2, buildings: ['market', 'market'], cards: ['wine-trade'] }, {}, {}],
      options: { duplicateBuildings: 'allowed' },
    });
    expect(twice.play('a: perform wine-trade', 'a: sell 2').own('a').money).toBe(8);
    const full: Place = { money: 9, buildings: ['market', 'market', 'market'] };
    expect(cannot(full, { options: { duplicateBuildings: 'allowed' } })).toBe('FOR-12.2');
  });

  it('FOR-12.4 a Market adds 1 to each unit, also with a bribed card or with the army', () => {
    const bribed = table({ seats: [{ money: 2, grain: 2, buildings: ['market'], cards: ['bribery'] }, { cards: ['grain-trade'] }, {}] });
    bribed.play('a: perform bribery', 'a: bribe grain-trade', 'a: sell 2');
    expect(bribed.own('a').money).toBe(6);
    const army = table({
      seats: [{ wine: 2, buildings: ['market'], centurions: [1], hand: ['legion'], cards: ['build', 'wine-trade', 'clergy'] }, {}, {}],
      ...{ phase: 'army', face: { south: 'build' } },
    });
    expect(army.play('a: army wine-trade', 'a: sell 2').own('a').money).toBe(8);
  });

  it('FOR-12.5 water of the Aqueduct serves for irrigation and for favour 1', () => {
    const own: Place = { buildings: ['aqueduct'], aqueductWater: 1 };
    const t = table({ seats: [{ ...own, cards: ['grain-harvest'] }, {}, {}] }).play('a: perform grain-harvest', 'a: irrigate yes');
    expect([t.own('a').grain, t.own('a').aqueductWater]).toEqual([4, 0]);
    const serve = table({ seats: [own, {}, {}], phase: 'favour', roll: [1] }).play('a: serve water-supply 1');
    expect([serve.own('a').step, serve.own('a').aqueductWater]).toEqual([1, 0]);
  });

  it('FOR-12.6 the Palace is for the married and adds a step to favour 5', () => {
    const t = building({ money: 2, married: true, buildings: ['market', 'aqueduct'] });
    expect([t.buildings('a'), t.own('a').money]).toEqual([['market', 'aqueduct', 'palace'], 0]);
    const serve = (buildings: Place['buildings'] = []) =>
      table({ seats: [{ married: true, buildings }, {}, {}], phase: 'favour', roll: [5] }).legal('a')[0];
    expect([serve(), serve(['palace'])]).toEqual(['serve favour-of-fortuna 1', 'serve favour-of-fortuna 2']);
  });

  it('FOR-12.7 FOR-15.6 a Basilica keeps no second card of the palace', () => {
    const t = table({
      seats: [{ step: 14, money: 2, buildings: ['basilica'], cards: ['fortuna'] }, {}, {}],
      pile: ['legion', 'treasury', 'novice'],
    }).play('a: perform fortuna');
    expect(t.legal('a')).toEqual(['pick novice', 'pick legion', 'pick treasury']);
    t.play('a: pick legion');
    expect([t.hand('a'), t.state.palace.set]).toEqual([['legion'], [2, 12]]);
  });
});
