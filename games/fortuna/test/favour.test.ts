import { describe, expect, it } from 'vitest';
import { type Place, type Position, table } from './table.ts';

/** Seat a has rolled; three players, so that there is no extra cover. */
const rolled = (roll: readonly number[], own: Place = {}, more: Partial<Position> = {}) =>
  table({ seats: [{ dice: roll.length, ...own }, {}, {}], phase: 'favour', roll, ...more });
const serves = (roll: readonly number[], own: Place, more: Partial<Position> = {}) =>
  rolled(roll, own, more)
    .legal('a')
    .filter((move) => move.startsWith('serve'));
const rich: Place = { water: 1, wine: 3, grain: 3, centurions: [1, 2, 3], vestals: [1, 2], married: true };

describe('FOR-7 Phase 4: favour of the emperor', () => {
  it('FOR-7.1 all dice are rolled once', () => {
    const t = table({ seats: [{ dice: 3, money: 5, wine: 1 }, {}, {}], phase: 'roll' });
    expect(t.happened()).toEqual(['rolled']);
    expect(t.last('rolled').dice.length).toBe(3);
    expect([...t.state.turn.roll]).toEqual([...t.last('rolled').dice].sort((x, y) => x - y));
    for (const die of t.state.turn.roll) expect([1, 2, 3, 4, 5, 6]).toContain(die);
    const two = table({ seats: [{ hand: ['legion'], dice: 2 }, {}, {}], phase: 'army' })
      .dice(6, 1)
      .play('a: done');
    expect([two.last('rolled').dice, two.state.turn.roll]).toEqual([
      [6, 1],
      [1, 6],
    ]);
  });

  it('FOR-7.2 E3 with a 1 only favour 1 is possible, with a 3 favours 1 to 3', () => {
    expect(serves([1], rich)).toEqual(['serve water-supply 1']);
    expect(serves([3], rich)).toEqual([
      'serve water-supply 1',
      'serve orgy 1',
      'serve orgy 2',
      'serve food-supply 1',
      'serve food-supply 2',
    ]);
    expect(rolled([3], rich).refusal('a', 'serve battle 1')).toBe('FOR-7.2');
  });

  it('FOR-7.2 dice are never added up; the highest decides what is in reach', () => {
    expect(serves([1, 2], rich)).toEqual(['serve water-supply 1', 'serve orgy 1', 'serve orgy 2']);
    expect(serves([2, 4, 1], rich)).toContain('serve battle 3');
    expect(rolled([3, 3], rich).refusal('a', 'serve religion 2')).toBe('FOR-7.2');
  });

  it('FOR-7.3 at most one favour card a turn, and no covered one', () => {
    expect(serves([2], rich, { covered: [1] })).toEqual(['serve orgy 1', 'serve orgy 2']);
    expect(rolled([2], rich, { covered: [1] }).refusal('a', 'serve water-supply 1')).toBe('FOR-7.3');
    const t = rolled([6], rich).play('a: serve orgy 1');
    expect([t.own('a').step, t.asked()[0], t.own('a').wine]).toEqual([1, 'play-action', 2]);
  });

  it('FOR-7.4 nobody has to use a favour card', () => {
    const t = rolled([6], { ...rich, money: 3 });
    expect(t.legal('a')).toContain('decline');
    t.play('a: decline');
    expect([t.own('a').step, t.own('a').money, t.own('a').wine]).toEqual([0, 2, 3]);
  });

  it('FOR-7.5 a favour card needs what it demands', () => {
    const t = rolled([6], { water: 1, hand: ['legion'] });
    expect(t.legal('a')).toEqual(['serve water-supply 1', 'decline']);
    for (const move of ['serve orgy 1', 'serve food-supply 1', 'serve battle 1', 'serve favour-of-fortuna 1', 'serve religion 1']) {
      expect(t.refusal('a', move)).toBe('FOR-7.5');
    }
    expect(t.refusal('a', 'done')).toBe('FOR-2.3');
  });

  it('FOR-7.6 nobody delivers more than steps are left', () => {
    expect(serves([4], { ...rich, step: 14 })).toEqual(['serve water-supply 1', 'serve orgy 1', 'serve food-supply 1', 'serve battle 1']);
    expect(rolled([4], { ...rich, step: 14 }).refusal('a', 'serve orgy 2')).toBe('FOR-7.6');
    expect(serves([6], { ...rich, step: 14, vestals: [1, 2, 3], buildings: ['palace'] }).slice(-2)).toEqual([
      'serve favour-of-fortuna 1',
      'serve religion 1',
    ]);
  });

  it('FOR-7.7 FOR-8.3 E4 Jonathan delivers 1 grain: 1 step, favour 3 is covered', () => {
    const t = rolled([3], { grain: 1 }).play('a: serve food-supply 1');
    expect([t.own('a').grain, t.own('a').step, t.covered(), t.state.supply.grain]).toEqual([0, 1, [3], 15]);
  });

  it('FOR-7.8 all tokens of the used card are taken, however many steps were made', () => {
    const t = rolled([2], { wine: 2 }, { tokens: [1, 2, 0, 0, 0, 0], phase: 'favour' }).play('a: serve orgy 1');
    expect([t.last('took-tokens').tokens, t.state.tokens]).toEqual([2, [1, 0, 0, 0, 0, 0]]);
    expect(
      rolled([2], { wine: 2 }, { tokens: [1, 0, 0, 0, 0, 0] })
        .play('a: serve orgy 1')
        .happened(),
    ).not.toContain('took-tokens');
  });

  it('FOR-7.9 FOR-7.15 E5 Erik pays tax on a 3, and on a 4 if he keeps his centurion', () => {
    const erik: Place = { centurions: [1], money: 4 };
    const three = rolled([3], erik, { covered: [1, 2] });
    expect([three.own('a').money, three.covered(), three.own('a').step]).toEqual([3, [1, 2], 0]);
    expect(three.last('taxed')).toMatchObject({ seat: 0, money: 1 });
    const four = rolled([4], erik, { covered: [1, 2] });
    expect(four.legal('a')).toEqual(['serve battle 1', 'decline']);
    expect(
      rolled([4], erik, { covered: [1, 2] })
        .play('a: serve battle 1')
        .own('a'),
    ).toMatchObject({ step: 1, centurions: 0, money: 4 });
    four.play('a: decline');
    expect([four.own('a').money, four.covered(), four.own('a').centurions]).toEqual([3, [1, 2], 1]);
  });

  it('FOR-7.9 E7 Anna without wine pays tax on a 3 with favour 2 open, and covers nothing', () => {
    const t = rolled([3], { money: 2 }, { covered: [1, 3] });
    expect([t.own('a').money, t.covered()]).toEqual([1, [1, 3]]);
    expect(rolled([2], { money: 1 }, { covered: [1] }).own('a').money).toBe(0);
  });

  it('FOR-7.10 FOR-7.11 FOR-14.6 X6 without money the tax is a step back, on step 0 nothing', () => {
    const t = rolled([1], { step: 10 });
    expect([t.own('a').step, t.own('a').money]).toEqual([9, 0]);
    expect(t.last('driven-back')).toMatchObject({ steps: 1, step: 9, clause: 'FOR-7.10' });
    const village = rolled([1], { step: 0, grain: 2 });
    expect(village.own('a')).toMatchObject({ step: 0, money: 0, grain: 2 });
    expect(village.last('driven-back').steps).toBe(0);
    expect(rolled([1], { step: 3, money: 1 }).own('a')).toMatchObject({ step: 3, money: 0 });
  });

  it('FOR-7.12 E6 with favour 1 covered a 1 costs nothing and moves nobody', () => {
    const t = rolled([1], { money: 2, step: 4 }, { covered: [1] });
    expect([t.own('a').money, t.own('a').step, t.covered()]).toEqual([2, 4, [1]]);
    expect(t.last('spared').die).toBe(1);
    expect(rolled([2], { money: 2 }, { covered: [1] }).own('a').money).toBe(1);
  });

  it('FOR-7.13 FOR-7.14 E8 Martin uses the 2 of 2 and 3 and pays no tax', () => {
    const t = rolled([2, 3], { money: 1 }, { covered: [1, 2] });
    expect([t.own('a').money, t.own('a').step, t.last('spared').die]).toEqual([1, 0, 2]);
    const declined = rolled([2, 3], { money: 1, grain: 1 }, { covered: [1, 2] }).play('a: decline');
    expect([declined.own('a').money, declined.own('a').grain]).toEqual([1, 1]);
    expect(rolled([3, 3], { money: 1 }, { covered: [1, 2] }).own('a').money).toBe(0);
    expect(rolled([3, 1, 5], { money: 1 }, { covered: [1] }).own('a').money).toBe(1);
  });

  it('FOR-7.15 whoever does not serve covers nothing and takes no tokens', () => {
    const t = rolled([2], { money: 3, wine: 1 }, { tokens: [2, 2, 0, 0, 0, 0] }).play('a: decline');
    expect([t.covered(), t.state.tokens, t.happened().includes('drew')]).toEqual([[], [2, 2, 0, 0, 0, 0], false]);
  });

  it('FOR-7.16 an open favour 5 or 6 counts for the tax although it cannot be used', () => {
    expect(rolled([5], { money: 3 }, { covered: [1, 2, 3, 4] }).own('a').money).toBe(2);
    expect(rolled([6], { money: 3 }, { covered: [1, 2, 3, 4, 5] }).own('a').money).toBe(2);
    expect(rolled([6], { money: 3 }, { covered: [1, 2, 3, 4, 5, 6] }).own('a').money).toBe(3);
  });

  it('FOR-7.17 in the palace there is no roll, no favour, no tax and no phase 5', () => {
    const t = table({ seats: [{ step: 15, money: 0, wine: 2 }, {}, {}], phase: 'roll', tokens: [1, 1, 1, 1, 1, 1] });
    expect(t.happened().slice(0, 2)).toEqual(['turn-ended', 'turned-up']);
    expect(t.own('a')).toMatchObject({ step: 15, wine: 2, hand: [] });
    const chariot = rolled([6], { step: 13, wine: 2, hand: ['chariot', 'legion'] }).play('a: use chariot', 'a: pick treasury');
    expect([chariot.own('a').step, chariot.asked()[0], chariot.covered()]).toEqual([15, 'end-turn', []]);
    expect(chariot.happened()).not.toContain('taxed');
  });

  it('FOR-7.18 give up, move, cover, take tokens, palace reward, extra cover, then phase 5', () => {
    const t = table({ seats: [{ step: 14, wine: 1 }, {}], phase: 'favour', roll: [2], tokens: [0, 1, 0, 0, 0, 0] });
    t.play('a: serve orgy 1');
    expect([t.own('a').wine, t.own('a').step, t.covered(), t.state.turn.tokens, t.asked()[0]]).toEqual([0, 15, [2], 1, 'palace-pick']);
    t.play('a: pick treasury');
    expect([t.asked()[0], t.happened().includes('drew')]).toEqual(['extra-cover', false]);
    t.play('a: cover none');
    expect(t.happened()).toContain('drew');
  });
});

describe('FOR-8 The six favour cards', () => {
  it('FOR-8.1 Water supply: exactly 1 water, from the Aqueduct first', () => {
    const t = rolled([6], { water: 2, aqueductWater: 1 });
    expect(t.legal('a')).toEqual(['serve water-supply 1', 'decline']);
    expect(t.refusal('a', 'serve water-supply 2')).toBe('FOR-8.1');
    t.play('a: serve water-supply 1');
    expect([t.own('a').water, t.own('a').aqueductWater, t.own('a').step, t.state.supply.water]).toEqual([2, 0, 1, 13]);
    expect(rolled([1], { aqueductWater: 1 }).play('a: serve water-supply 1').own('a')).toMatchObject({
      step: 1,
      aqueductWater: 0,
      water: 0,
    });
  });

  it('FOR-8.2 Orgy: 1 or 2 wine for as many steps', () => {
    const t = rolled([2], { wine: 3 });
    expect(t.legal('a')).toEqual(['serve orgy 1', 'serve orgy 2', 'decline']);
    expect(t.refusal('a', 'serve orgy 3')).toBe('FOR-8.2');
    t.play('a: serve orgy 2');
    expect([t.own('a').wine, t.own('a').step, t.state.supply.wine]).toEqual([1, 2, 14]);
    expect(rolled([2], { wine: 1 }).legal('a')).toEqual(['serve orgy 1', 'decline']);
  });

  it('FOR-8.3 Food supply: 1 or 2 grain for as many steps', () => {
    const t = rolled([3], { grain: 3 });
    expect(t.legal('a')).toEqual(['serve food-supply 1', 'serve food-supply 2', 'decline']);
    t.play('a: serve food-supply 2');
    expect([t.own('a').grain, t.own('a').step, t.state.supply.grain]).toEqual([1, 2, 14]);
  });

  it('FOR-8.4 Battle: 1 to 3 centurions, highest places first', () => {
    const t = rolled([4], { centurions: [1, 2, 3] });
    expect(t.legal('a')).toEqual(['serve battle 1', 'serve battle 2', 'serve battle 3', 'decline']);
    t.play('a: serve battle 2');
    expect([t.own('a').centurions, t.own('a').step, t.state.supply.centurions]).toEqual([0b001, 2, 11]);
    expect(
      rolled([4], { centurions: [1, 3] })
        .play('a: serve battle 1')
        .own('a').centurions,
    ).toBe(0b001);
  });

  it('FOR-8.5 FOR-12.6 Fortuna: 1 step for the married, 2 with the building for it, nothing given up', () => {
    expect(rolled([5], { married: true }).legal('a')).toEqual(['serve favour-of-fortuna 1', 'decline']);
    const t = rolled([5], { married: true, buildings: ['palace'], wine: 0 });
    expect(t.legal('a')).toEqual(['serve favour-of-fortuna 2', 'decline']);
    t.play('a: serve favour-of-fortuna 2');
    expect(t.own('a')).toMatchObject({ step: 2, married: true, buildings: [0, 0, 1, 0] });
    expect(rolled([5], { buildings: ['palace'], money: 1, hand: ['legion'] }).legal('a')).toEqual(['decline']);
  });

  it('FOR-8.6 Religion: 1 step for each vestal, which stay', () => {
    for (const vestals of [[1], [1, 2], [1, 2, 3]]) {
      const t = rolled([6], { vestals }).play(`a: serve religion ${vestals.length}`);
      expect([t.own('a').step, t.own('a').vestals, t.covered()]).toEqual([vestals.length, 2 ** vestals.length - 1, [6]]);
    }
  });

  it('FOR-8.6 FOR-7.8 FOR-10.4 FOR-10.7 E9 Anna moves 2 steps, takes 3 tokens, keeps 1 of 3 cards', () => {
    const t = rolled([6], { vestals: [1, 2] }, { tokens: [0, 0, 0, 0, 0, 3], pile: ['legion', 'chariot', 'treasury', 'novice'] });
    expect(t.state.tokenSupply).toBe(9);
    t.play('a: serve religion 2');
    expect([t.own('a').step, t.own('a').vestals, t.covered(), t.state.tokens[5]]).toEqual([2, 0b011, [6], 0]);
    expect(t.asked()).toEqual(['keep-privilege', 'keep chariot', 'keep legion', 'keep treasury']);
    t.play('a: keep chariot');
    expect([t.hand('a'), t.discard(), t.state.tokenSupply, t.pile()]).toEqual([['chariot'], ['legion', 'treasury'], 12, ['novice']]);
  });

  it('FOR-8.7 favours 5 and 6 always give their full number', () => {
    const t = rolled([6], { vestals: [1, 2, 3], married: true, buildings: ['palace'] });
    expect(t.legal('a')).toEqual(['serve favour-of-fortuna 2', 'serve religion 3', 'decline']);
    expect(t.refusal('a', 'serve religion 2')).toBe('FOR-8.7');
    expect(t.refusal('a', 'serve favour-of-fortuna 1')).toBe('FOR-8.7');
  });
});

describe('FOR-9 Extra cover with two players', () => {
  const two = (own: Place, more: Partial<Position> = {}) => table({ seats: [own, {}], phase: 'favour', roll: [1], ...more });

  it('FOR-9.1 only with two players, only the start player, after phase 4 and before phase 5', () => {
    const t = two({ water: 1 }, { tokens: [1, 0, 0, 0, 0, 0] }).play('a: serve water-supply 1');
    expect(t.asked()[0]).toBe('extra-cover');
    expect(t.happened()).not.toContain('drew');
    expect(t.refusal('a', 'done')).toBe('FOR-9.1');
    t.play('a: cover religion');
    expect([t.covered(), t.happened().includes('drew')]).toEqual([[1, 6], true]);
    expect(two({}, { order: 'ba', turn: 'a' }).happened()).toContain('round-began');
    expect(rolled([1]).asked()[0]).toBe('play-action');
  });

  it('FOR-9.2 whatever the roll brought: favour, tax or nothing', () => {
    expect(two({ water: 1 }).play('a: serve water-supply 1').asked()[0]).toBe('extra-cover');
    const taxed = two({ money: 1 });
    expect([taxed.own('a').money, taxed.asked()[0]]).toEqual([0, 'extra-cover']);
    const spared = two({ money: 1 }, { covered: [1] });
    expect([spared.own('a').money, spared.asked()[0]]).toEqual([1, 'extra-cover']);
  });

  it('FOR-9.3 the card must be open and without tokens; it gives no steps', () => {
    const t = two({}, { covered: [2], tokens: [0, 0, 1, 0, 0, 0] });
    expect(t.legal('a')).toEqual(['cover water-supply', 'cover battle', 'cover favour-of-fortuna', 'cover religion', 'cover none']);
    expect(t.refusal('a', 'cover orgy')).toBe('FOR-9.3');
    expect(t.refusal('a', 'cover food-supply')).toBe('FOR-9.3');
    t.play('a: cover battle');
    expect([t.own('a').step, t.covered(), t.own('a').hand]).toEqual([0, [2, 4], []]);
  });

  it('FOR-9.4 no card may be covered as well; with tokens everywhere nobody is asked', () => {
    const t = two({}).play('a: cover none');
    expect([t.covered(), t.asked()[0]]).toEqual([[], 'play-action']);
    expect(two({}, { tokens: [2, 2, 2, 2, 2, 2] }).asked()[0]).toBe('play-action');
    expect(two({}, { tokens: [2, 2, 2, 2, 2, 0], covered: [6] }).asked()[0]).toBe('play-action');
  });

  it('FOR-9.5 the right remains in the palace', () => {
    const t = table({ seats: [{ step: 15 }, {}], phase: 'roll' });
    expect(t.asked()[0]).toBe('extra-cover');
    expect(t.happened()).not.toContain('rolled');
  });

  it('FOR-9.3 FOR-9.6 FOR-13.6 X17 a card covered in addition gets no token and is opened again', () => {
    const t = two({}, { tokens: [0, 0, 0, 0, 1, 0] });
    expect(t.legal('a')).toContain('cover religion');
    expect(t.legal('a')).not.toContain('cover favour-of-fortuna');
    t.dice(1).play('a: cover religion');
    t.play(`b: ${t.legal('b').find((move) => move.startsWith('skip'))}`);
    t.play(`b: ${t.legal('b')[0]}`);
    expect([t.state.tokens, t.covered()]).toEqual([[1, 1, 1, 1, 2, 0], []]);
  });
});
