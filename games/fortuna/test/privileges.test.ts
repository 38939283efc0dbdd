import { describe, expect, it } from 'vitest';
import type { PrivilegeId } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import { type Place, type Position, table } from './table.ts';

/** Seat a has rolled a 2 and serves with wine; three players. */
const taking = (tokens: number, own: Place = {}, more: Partial<Position> = {}) =>
  table({ seats: [{ wine: 1, ...own }, {}, {}], phase: 'favour', roll: [2], tokens: [0, tokens, 0, 0, 0, 0], ...more }).play(
    'a: serve orgy 1',
  );
/** Seat a in the window after its army. */
const holding = (hand: readonly PrivilegeId[], own: Place = {}, more: Partial<Position> = {}) =>
  table({ seats: [{ hand, ...own }, {}, {}], phase: 'army', ...more });

describe('FOR-10 Phase 5: privileges', () => {
  it('FOR-10.1 only whoever took tokens in this turn draws, and in round 1 there are none', () => {
    const t = table({ seats: [{ wine: 1 }, {}, {}], phase: 'favour', roll: [2], tokens: [1, 0, 1, 1, 1, 1] }).play('a: serve orgy 1');
    expect([t.hand('a'), t.happened().includes('drew')]).toEqual([[], false]);
    expect(taking(1).happened()).toContain('drew');
  });

  it('FOR-10.2 as many cards as tokens, seen by the drawer alone', () => {
    const t = taking(3, {}, { pile: ['legion', 'treasury', 'novice', 'recruit'] });
    expect([t.last('drew').count, t.pile()]).toEqual([3, ['recruit']]);
    expect(fortuna.view(t.state, 0).turn.drawn).toEqual([2, 10, 12]);
    expect(fortuna.view(t.state, 1).turn).toMatchObject({ drawn: null, drawnSize: 3 });
    expect(fortuna.view(t.state, 'spectator').turn.drawn).toBe(null);
    expect(fortuna.eventFor(t.last('drew'), 1)).toMatchObject({ count: 3, privileges: null });
    expect(fortuna.eventFor(t.last('drew'), 0)).toMatchObject({ privileges: [2, 10, 12] });
    expect(t.legal('a')).toEqual(['keep novice', 'keep legion', 'keep treasury']);
  });

  it('FOR-10.3 with one token the card is kept', () => {
    const t = taking(1, {}, { pile: ['legion', 'treasury'] });
    expect([t.hand('a'), t.pile(), t.discard(), t.asked()[0]]).toEqual([['legion'], ['treasury'], [], 'end-turn']);
    expect(taking(1, { buildings: ['basilica'] }, { pile: ['legion', 'treasury'] }).hand('a')).toEqual(['legion']);
  });

  it('FOR-10.4 with two or three tokens one is kept, the others are laid off face up', () => {
    const t = taking(2, {}, { pile: ['legion', 'treasury', 'novice'], discard: ['chariot'] });
    expect(t.asked()).toEqual(['keep-privilege', 'keep legion', 'keep treasury']);
    t.play('a: keep treasury');
    expect([t.hand('a'), t.discard(), t.pile()]).toEqual([['treasury'], ['chariot', 'legion'], ['novice']]);
    expect(t.last('kept')).toMatchObject({ count: 1, privileges: [12], laidOff: [10], clause: 'FOR-10.4' });
  });

  it('FOR-10.5 FOR-12.7 E12 with the building for it and at least 2 tokens two are kept', () => {
    const t = table({
      seats: [{ centurions: [1], buildings: ['basilica'] }, {}, {}],
      ...{ phase: 'favour', roll: [4], tokens: [0, 0, 0, 3, 0, 0], pile: ['legion', 'treasury', 'novice'] },
    }).play('a: serve battle 1');
    expect([t.own('a').step, t.legal('a')]).toEqual([1, ['keep novice legion', 'keep novice treasury', 'keep legion treasury']]);
    t.play('a: keep legion treasury');
    expect([t.hand('a'), t.discard()]).toEqual([['legion', 'treasury'], ['novice']]);
    expect(t.last('kept').clause).toBe('FOR-10.5');
    expect(taking(2, { buildings: ['basilica'] }, { pile: ['legion', 'treasury'] }).hand('a')).toEqual(['legion', 'treasury']);
  });

  it('FOR-10.6 exactly so many are kept, never fewer; fewer drawn cards are all kept', () => {
    const t = taking(3, {}, { pile: ['legion', 'treasury', 'novice'] });
    expect(t.refusal('a', 'keep legion treasury')).toBe('FOR-10.6');
    expect(t.refusal('a', 'end')).toBe('FOR-10.6');
    const short = taking(3, { buildings: ['basilica'] }, { pile: ['legion', 'treasury'] });
    expect([short.hand('a'), short.asked()[0]]).toEqual([['legion', 'treasury'], 'end-turn']);
    expect(taking(3, {}, { pile: ['legion'] }).hand('a')).toEqual(['legion']);
    const built = table({ seats: [{ wine: 1, money: 3, cards: ['build', 'clergy'] }, {}, {}], tokens: [0, 2, 0, 0, 0, 0] });
    built.dice(2).play('a: perform build', 'a: build basilica', 'a: swap marriage', 'a: serve orgy 1');
    expect(built.own('a').hand.length).toBe(2);
  });

  it('FOR-10.6 equal cards are one choice, but it is asked', () => {
    const t = taking(2, {}, { pile: ['legion', 'legion', 'novice'] });
    expect(t.asked()).toEqual(['keep-privilege', 'keep legion']);
    t.play('a: keep legion');
    expect([t.hand('a'), t.discard()]).toEqual([['legion'], ['legion']]);
    const two = taking(3, { buildings: ['basilica'] }, { pile: ['legion', 'novice', 'legion'] });
    expect(two.legal('a')).toEqual(['keep novice legion', 'keep legion legion']);
  });

  it('FOR-10.7 all tokens go back to the supply', () => {
    const t = taking(3, {}, { pile: ['legion', 'treasury', 'novice'] });
    expect([t.state.tokenSupply, t.state.turn.tokens, t.state.tokens]).toEqual([12, 0, [0, 0, 0, 0, 0, 0]]);
  });

  it('FOR-10.8 X4 the discard becomes the pile when it runs out; cards just drawn are not shuffled in', () => {
    const t = taking(3, {}, { pile: ['legion'], discard: ['novice', 'recruit', 'chariot', 'treasury'] });
    expect([t.pile().length, t.discard(), t.state.turn.drawn.length]).toEqual([2, [], 3]);
    expect(t.state.turn.drawn).toContain(10);
    expect(t.last('reshuffled').count).toBe(4);
    t.play('a: keep legion');
    expect([t.hand('a'), t.discard().length, t.pile().length]).toEqual([['legion'], 2, 2]);
  });

  it('FOR-10.9 X5 with pile and discard empty nothing is drawn, and the tokens go back', () => {
    const t = taking(2, {}, { pile: [], discard: [] });
    expect([t.hand('a'), t.state.tokenSupply, t.happened().includes('drew')]).toEqual([[], 12, false]);
  });

  it('FOR-10.10 kept cards are secret', () => {
    const t = taking(2, {}, { pile: ['legion', 'treasury'] }).play('a: keep treasury');
    expect(fortuna.view(t.state, 0).seats[0].hand).toEqual([12]);
    expect(fortuna.view(t.state, 1).seats[0]).toMatchObject({ hand: null, handSize: 1 });
    expect(fortuna.eventFor(t.last('kept'), 2)).toMatchObject({ privileges: null, laidOff: [10], count: 1 });
  });
});

describe('FOR-11 Privilege cards', () => {
  it('FOR-11.1 FOR-11.3 A and B cards are used in the own turn, C cards never', () => {
    const all: PrivilegeId[] = ['storehouse', 'recruit', 'novice', 'safe-conduct', 'chariot'];
    const c: PrivilegeId[] = [
      ...(['master-builder', 'noble-match', 'bread-for-rome', 'wine-cellar', 'fountain'] as const),
      ...(['legion', 'temple-of-vesta', 'treasury'] as const),
    ];
    const t = holding([...all, ...c]);
    const uses = t.legal('a').filter((move) => move.startsWith('use'));
    expect(new Set(uses.map((move) => move.split(' ')[1]))).toEqual(new Set(all));
    for (const card of c) expect(t.refusal('a', `use ${card}`)).toBe('FOR-11.3');
    expect(holding(['legion']).refusal('a', 'use recruit')).toBe('FOR-11.3');
  });

  it('FOR-11.2 the number of cards in hand is public and has no limit', () => {
    const many = new Array<PrivilegeId>(9).fill('legion');
    expect(fortuna.view(holding(many).state, 'spectator').seats[0].handSize).toBe(9);
  });

  it('FOR-11.4 the windows: before the action, before and after the army, after the roll, at the end of the turn', () => {
    const hand: PrivilegeId[] = ['storehouse', 'storehouse', 'storehouse', 'recruit', 'novice', 'legion'];
    const t = table({ seats: [{ hand, centurions: [1], money: 3, cards: ['marriage', 'build', 'clergy'] }, {}, {}] }).dice(1);
    t.play('a: use storehouse wine wine', 'a: skip marriage');
    expect(t.refusal('a', 'use recruit')).toBe('FOR-4.4');
    t.play(`a: ${t.legal('a')[0]}`, 'a: use recruit', 'a: army build', 'a: build market', 'a: use storehouse grain grain', 'a: done');
    t.play('a: use storehouse water water', 'a: serve water-supply 1', 'a: use novice', 'a: end');
    expect(t.own('a')).toMatchObject({ wine: 2, grain: 2, water: 1, step: 1, centurions: 0b001, vestals: 0b100 });
    expect([t.hand('a'), t.discard().length]).toEqual([['legion'], 5]);
  });

  it('FOR-11.4 any number of cards may be used at one window', () => {
    const t = holding(['storehouse', 'storehouse', 'recruit', 'chariot']);
    t.play('a: use storehouse wine wine', 'a: use chariot', 'a: use recruit', 'a: use storehouse grain wine');
    expect(t.own('a')).toMatchObject({ wine: 3, grain: 1, step: 2, centurions: 0b100, hand: [] });
  });

  it('FOR-11.5 a used card is laid face up on the discard', () => {
    const t = holding(['recruit', 'legion'], {}, { discard: ['treasury'] }).play('a: use recruit');
    expect([t.discard(), t.hand('a')]).toEqual([['recruit', 'treasury'], ['legion']]);
    expect(fortuna.view(t.state, 1).discard).toEqual([1, 12]);
  });

  it('FOR-11.6 FOR-15.7 X11 a Chariot drawn in phase 5 is used at the end of the same turn and reaches the palace', () => {
    const t = taking(1, { step: 12 }, { pile: ['chariot', 'legion', 'novice', 'recruit'] });
    expect([t.own('a').step, t.asked()]).toEqual([13, ['end-turn', 'end', 'use chariot']]);
    t.play('a: use chariot');
    expect([t.own('a').step, t.asked()]).toEqual([15, ['palace-pick', 'pick recruit', 'pick novice', 'pick legion']]);
    t.play('a: pick novice', 'a: use novice');
    expect(t.own('a').vestals).toBe(0b100);
  });

  it('FOR-11.7 Storehouse gives 2 units in any mix', () => {
    const t = holding(['storehouse']);
    const mixes = ['water water', 'water wine', 'water grain', 'wine wine', 'wine grain', 'grain grain'];
    expect(t.legal('a')).toEqual(['done', ...mixes.map((mix) => `use storehouse ${mix}`)]);
    t.play('a: use storehouse wine grain');
    expect(t.own('a')).toMatchObject({ wine: 1, grain: 1, water: 0 });
    expect([t.state.supply.wine, t.state.supply.grain]).toEqual([14, 14]);
  });

  it('FOR-11.4 FOR-11.7 X7 used after the roll it makes favour 3 possible', () => {
    const t = table({ seats: [{ hand: ['storehouse', 'legion'] }, {}, {}], phase: 'favour', roll: [3], covered: [1, 2] });
    expect(t.legal('a')[0]).toBe('decline');
    t.play('a: use storehouse grain grain');
    expect(t.legal('a')).toEqual(['serve food-supply 1', 'serve food-supply 2', 'decline']);
  });

  it('FOR-11.8 water of a Storehouse goes into the reservoir, not onto the Aqueduct', () => {
    const t = holding(['storehouse'], { buildings: ['aqueduct'] }).play('a: use storehouse water water');
    expect([t.own('a').water, t.own('a').aqueductWater, t.state.supply.water]).toEqual([2, 0, 13]);
  });

  it('FOR-11.9 FOR-14.3 FOR-6.2 X3 a free centurion stands on the highest free place', () => {
    const t = table({
      seats: [{ hand: ['recruit', 'legion'], centurions: [1], money: 2, cards: ['hire-centurions', 'build', 'clergy'] }, {}, {}],
    });
    t.play('a: use recruit');
    expect([t.own('a').centurions, t.own('a').money, t.state.supply.centurions]).toEqual([0b101, 2, 10]);
    t.play('a: perform hire-centurions');
    expect([t.own('a').centurions, t.own('a').money]).toEqual([0b111, 0]);
    t.play('a: swap marriage', 'a: army build');
    expect(t.own('a').centurions).toBe(0b011);
    expect(
      holding(['novice'], { vestals: [3] })
        .play('a: use novice')
        .own('a').vestals,
    ).toBe(0b110);
  });

  it('FOR-11.9 by option a free piece fills the cheapest place', () => {
    const t = holding(['recruit', 'novice'], { centurions: [1] }, { options: { freePieceSlot: 'cheapest' } }).play(
      'a: use recruit',
      'a: use novice',
    );
    expect([t.own('a').centurions, t.own('a').vestals]).toEqual([0b011, 0b001]);
  });

  it('FOR-11.10 not with three pieces of the kind', () => {
    const t = holding(['recruit', 'novice'], { centurions: [1, 2, 3], vestals: [1, 2] });
    expect(t.legal('a')).toContain('use novice');
    expect(t.refusal('a', 'use recruit')).toBe('FOR-11.10');
    expect(holding(['novice'], { vestals: [1, 2, 3] }).refusal('a', 'use novice')).toBe('FOR-11.10');
  });

  it('FOR-11.11 Safe conduct is 1 step, Chariot 2', () => {
    expect(holding(['safe-conduct', 'legion']).play('a: use safe-conduct').own('a').step).toBe(1);
    expect(holding(['chariot', 'legion']).play('a: use chariot').own('a').step).toBe(2);
  });

  it('FOR-11.12 X10 one B card a turn', () => {
    const t = table({
      seats: [{ hand: ['safe-conduct', 'chariot', 'safe-conduct'], cards: ['marriage'] }, { cards: ['build', 'clergy'] }],
    }).dice(1, 1);
    t.play('a: use safe-conduct');
    expect(t.refusal('a', 'use chariot')).toBe('FOR-11.12');
    expect(t.refusal('a', 'use safe-conduct')).toBe('FOR-11.12');
    t.play('a: skip marriage', 'a: swap clergy', 'a: done', 'a: decline', 'a: cover none');
    expect(t.legal('a')).toEqual(['end']);
    t.play('a: end', 'b: skip build', 'b: swap bribery');
    expect(t.legal('a')).toContain('use chariot');
  });

  it('FOR-11.13 X12 steps of a B card are no favour and do not spare the tax', () => {
    const t = table({
      seats: [{ step: 5, money: 2, hand: ['safe-conduct', 'legion'] }, {}, {}],
      phase: 'favour',
      roll: [1],
      tokens: [2, 0, 0, 0, 0, 0],
    });
    t.play('a: use safe-conduct', 'a: decline');
    expect([t.own('a').step, t.own('a').money, t.covered(), t.state.tokens[0]]).toEqual([6, 1, [], 2]);
  });

  it('FOR-11.13 neither are steps of the action card Fortuna', () => {
    const t = table({ seats: [{ money: 3, cards: ['fortuna'] }, {}, {}], tokens: [0, 0, 0, 0, 2, 0] })
      .dice(1)
      .play('a: perform fortuna');
    t.play(`a: ${t.legal('a')[0]}`);
    expect([t.own('a').step, t.own('a').money, t.covered(), t.state.tokens[4], t.own('a').hand]).toEqual([1, 0, [], 2, []]);
  });

  it('FOR-11.6 X25 FOR-7.6 FOR-14.5 a Chariot on step 14 moves 1 step, the second is lost', () => {
    const t = holding(['chariot', 'legion'], { step: 14 }).play('a: use chariot', 'a: pick treasury');
    expect([t.own('a').step, t.last('used-steps').steps]).toEqual([15, 1]);
  });

  it('FOR-7.6 in the palace no B card can be used', () => {
    const t = table({ seats: [{ step: 15, hand: ['safe-conduct', 'recruit'] }, {}, {}], phase: 'army' });
    expect(t.legal('a')).toEqual(['done', 'use recruit']);
    expect(t.refusal('a', 'use safe-conduct')).toBe('FOR-7.6');
  });
});
