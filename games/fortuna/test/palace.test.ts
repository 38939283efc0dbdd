import { describe, expect, it } from 'vitest';
import { fortuna } from '../src/game.ts';
import { type Place, type Position, table } from './table.ts';

const pile = ['legion', 'treasury', 'novice', 'chariot', 'fountain'] as const;
/** Seat a on step 14 serves with wine. */
const arriving = (seats: readonly Place[], more: Partial<Position> = {}) =>
  table({ seats, phase: 'favour', roll: [2], pile, ...more }).play(`${(more.turn ?? more.order ?? 'a')[0]}: serve orgy 1`);
const there: Place = { step: 14, wine: 1 };

describe('FOR-15 End of the game', () => {
  it('FOR-15.1 FOR-15.2 after an arrival everybody who has not had his turn takes it, then the game ends', () => {
    const t = arriving([there, { cards: ['build', 'clergy'] }, {}])
      .dice(1, 1)
      .play('a: pick legion', 'a: end');
    expect(t.asked()[0]).toBe('play-action');
    t.play('b: skip clergy');
    t.play(`b: ${t.legal('b')[0]}`);
    expect(fortuna.pending(t.state)[0]?.seat).toBe(2);
    t.play(`c: ${t.legal('c').find((move) => move.startsWith('skip'))}`);
    t.play(`c: ${t.legal('c')[0]}`);
    expect([t.state.phase, t.state.round, t.last('game-ended').clause]).toEqual(['over', 2, 'FOR-15.2']);
    expect(fortuna.outcome(t.state)?.places[0]).toBe(1);
  });

  it('FOR-15.2 FOR-15.3 FOR-15.4 E10 Anna arrives first, Martin second; Erik has no further turn', () => {
    // Erik a, Anna b, Jonathan c, Martin d.
    const t = table({
      seats: [{ step: 12 }, there, { step: 12, grain: 1 }, { step: 14, water: 1 }],
      ...{ turn: 'b', phase: 'favour', roll: [2], pile },
    });
    t.play('b: serve orgy 1');
    expect(t.legal('b')).toEqual(['pick novice', 'pick legion', 'pick treasury']);
    t.dice(3, 1).play('b: pick legion', 'b: end');
    t.play(`c: ${t.legal('c').find((move) => move.startsWith('skip'))}`);
    t.play(`c: ${t.legal('c')[0]}`, 'c: serve food-supply 1');
    t.play(`d: ${t.legal('d').find((move) => move.startsWith('skip'))}`);
    t.play(`d: ${t.legal('d')[0]}`, 'd: serve water-supply 1');
    expect(t.asked()).toEqual(['palace-pick', 'pick novice', 'pick treasury']);
    t.play('d: pick novice', 'd: end');
    expect(t.state.players.map(({ step }) => step)).toEqual([12, 15, 13, 15]);
    expect([t.state.phase, t.hand('b'), t.hand('d'), t.state.palace.set]).toEqual(['over', ['legion'], ['novice'], [12]]);
  });

  it('FOR-15.3 the first arrival spends the palace tokens on three cards, seen by him alone', () => {
    const t = arriving([there, {}, {}]);
    expect([t.state.palace.tokens, t.state.tokenSupply, t.state.palace.set, t.pile()]).toEqual([
      0,
      12,
      [2, 10, 12],
      ['chariot', 'fountain'],
    ]);
    expect(fortuna.view(t.state, 0).palace.left).toEqual([2, 10, 12]);
    expect(fortuna.view(t.state, 1).palace).toMatchObject({ left: null, size: 3 });
    expect(t.refusal('a', 'end')).toBe('FOR-15.3');
    t.play('a: pick treasury');
    expect(fortuna.view(t.state, 0).palace).toMatchObject({ left: [2, 10], took: 12, size: 2 });
    expect([t.hand('a'), t.last('palace-took').left]).toEqual([['treasury'], 2]);
  });

  it('FOR-15.4 FOR-15.5 X21 four arrivals get 1 of 3, 1 of 2, the last card, and nothing', () => {
    const t = arriving([there, { ...there, water: 1 }, { ...there, grain: 1 }, { ...there, centurions: [1] }]).play(
      'a: pick legion',
      'a: end',
    );
    t.dice(1, 3, 4);
    const turn = (who: string, serve: string): void => {
      t.play(`${who}: ${t.legal(who).find((move) => move.startsWith('skip'))}`);
      t.play(`${who}: ${t.legal(who)[0]}`);
      if (t.asked()[0] === 'use-army') t.play(`${who}: done`);
      t.play(`${who}: ${serve}`);
    };
    turn('b', 'serve water-supply 1');
    expect(t.legal('b')).toEqual(['pick novice', 'pick treasury']);
    t.play('b: pick treasury', 'b: end');
    turn('c', 'serve food-supply 1');
    expect([t.hand('c'), t.asked()[0], t.state.palace.set]).toEqual([['novice'], 'end-turn', []]);
    expect(t.last('palace-took')).toMatchObject({ seat: 2, clause: 'FOR-15.5', left: 0 });
    t.play('c: end');
    turn('d', 'serve battle 1');
    expect([t.own('d').step, t.hand('d'), t.state.phase]).toEqual([15, [], 'over']);
    expect(t.state.palace.arrivals).toEqual([0, 1, 2, 3]);
  });

  it('FOR-15.6 FOR-15.9 FOR-7.6 FOR-7.18 X8 religion to step 15: palace reward first, then phase 5', () => {
    const own: Place = { step: 14, vestals: [1, 2, 3] };
    const more = { phase: 'favour', roll: [6], tokens: [0, 0, 0, 0, 0, 2], pile } as const;
    const t = table({ seats: [own, {}, {}], ...more });
    expect(t.legal('a')).toEqual(['serve religion 1', 'decline']);
    t.play('a: serve religion 1');
    expect([t.own('a').step, t.covered(), t.state.turn.tokens, t.asked()[0]]).toEqual([15, [6], 2, 'palace-pick']);
    t.play('a: pick legion');
    expect(t.asked()).toEqual(['keep-privilege', 'keep chariot', 'keep fountain']);
    const basilica = table({ seats: [{ ...own, buildings: ['basilica'] }, {}, {}], ...more }).play('a: serve religion 1', 'a: pick legion');
    expect(basilica.hand('a')).toEqual(['chariot', 'fountain', 'legion']);
  });

  it('FOR-15.7 FOR-15.9 FOR-9.5 X9 Fortuna from step 14 in phase 2: reward, swap, phase 3, no roll', () => {
    const own: Place = { step: 14, money: 2, centurions: [1], cards: ['fortuna', 'grain-harvest', 'build'] };
    const t = table({ seats: [own, { cards: ['clergy'] }], pile });
    t.play('a: perform fortuna');
    expect([t.own('a').step, t.asked()[0]]).toEqual([15, 'palace-pick']);
    t.play('a: pick legion');
    expect(t.asked()[0]).toBe('swap-card');
    t.play('a: swap clergy', 'a: army grain-harvest', 'a: done');
    expect([t.own('a').grain, t.asked()[0], t.happened().includes('rolled')]).toEqual([2, 'extra-cover', false]);
    t.play('a: cover religion');
    expect([t.asked()[0], t.own('a').money]).toEqual(['end-turn', 0]);
  });

  it('FOR-15.8 with fewer cards the palace set is smaller', () => {
    const two = arriving([there, {}, {}], { pile: ['legion', 'treasury'] });
    expect(two.legal('a')).toEqual(['pick legion', 'pick treasury']);
    const one = arriving([there, {}, {}], { pile: ['legion'] });
    expect([one.hand('a'), one.state.palace.set, one.asked()[0]]).toEqual([['legion'], [], 'end-turn']);
    const none = arriving([there, {}, {}], { pile: [] });
    expect([none.hand('a'), none.happened().includes('palace-looked'), none.asked()[0]]).toEqual([[], false, 'play-action']);
    const shuffled = arriving([there, {}, {}], { pile: ['legion'], discard: ['novice', 'recruit'] });
    expect([shuffled.state.palace.set, shuffled.pile(), shuffled.discard()]).toEqual([[1, 2, 10], [], []]);
  });

  it('FOR-15.9 a player in the palace never moves back', () => {
    const t = table({ seats: [{ step: 15, hand: ['recruit'] }, {}, {}], phase: 'army' }).play('a: use recruit', 'a: done');
    expect([t.own('a').step, t.own('a').centurions, t.happened().includes('driven-back')]).toEqual([15, 0b100, false]);
  });

  it('FOR-15.10 the game ends after round 40 at the latest, without palace reward', () => {
    const t = table({ seats: [{ step: 3 }, { step: 12 }], turn: 'b', phase: 'end', round: 40 });
    expect([t.state.phase, t.last('game-ended').clause, t.state.palace.tokens]).toEqual(['over', 'FOR-15.10', 3]);
    expect(fortuna.outcome(t.state)?.places).toEqual([2, 1]);
    const before = table({ seats: [{ step: 3 }, { step: 12 }], turn: 'b', phase: 'end', round: 39 });
    expect([before.state.phase, before.state.round]).toEqual(['action', 40]);
  });
});

describe('FOR-19 Supply limits', () => {
  it('FOR-19.1 an area with less gives its rest; an empty one nothing', () => {
    const t = table({
      seats: [{ cards: ['grain-harvest', 'wine-harvest', 'water-distribution'] }, {}, {}],
      supply: { grain: 1, wine: 0, water: 1 },
    });
    expect(t.refusal('a', 'perform wine-harvest')).toBe('FOR-19.1');
    expect(t.play('a: perform grain-harvest').own('a').grain).toBe(1);
    const water = table({ seats: [{ cards: ['water-distribution'] }, {}, {}], supply: { water: 1 } }).play('a: perform water-distribution');
    expect([water.own('a').water, water.state.supply.water]).toEqual([1, 0]);
    const dry = table({ seats: [{ cards: ['water-distribution', 'grain-harvest'] }, {}, {}], supply: { water: 0, grain: 0 } });
    expect(dry.refusal('a', 'perform water-distribution')).toBe('FOR-19.1');
    expect(dry.refusal('a', 'perform grain-harvest')).toBe('FOR-19.1');
  });

  it('FOR-19.2 the card for goods gives what the three areas hold together, and none if they are empty', () => {
    const uses = (supply: Position['supply'] = {}): string[] =>
      table({ seats: [{ hand: ['storehouse'] }, {}, {}], phase: 'army', supply })
        .legal('a')
        .slice(1);
    expect(uses({ grain: 1, wine: 0, water: 0 })).toEqual(['use storehouse grain']);
    expect(uses({ grain: 1, wine: 1, water: 0 })).toEqual(['use storehouse wine grain']);
    expect(uses({ grain: 2, wine: 0, water: 0 })).toEqual(['use storehouse grain grain']);
    expect(uses({ grain: 0, wine: 0, water: 0 })).toEqual([]);
    const t = table({ seats: [{ hand: ['storehouse'] }, {}, {}], phase: 'army', supply: { grain: 0, wine: 0, water: 0 } });
    expect(t.refusal('a', 'use storehouse grain grain')).toBe('FOR-19.2');
  });

  it('FOR-19.3 FOR-5.11 X16 with all nine dice owned the card for a die can only be skipped', () => {
    const seats: Place[] = [{ dice: 2, vestals: [1], cards: ['clergy'] }, { dice: 3 }, { dice: 2 }, { dice: 2 }];
    const t = table({ seats });
    expect([t.state.supply.dice, t.refusal('a', 'perform clergy')]).toEqual([0, 'FOR-19.3']);
    expect(table({ seats: [{ dice: 2, vestals: [1], cards: ['clergy'] }, { dice: 3 }, { dice: 2 }, {}] }).legal('a')).toContain(
      'perform clergy',
    );
  });

  it('FOR-19.4 buildings, tokens and privilege cards have their own limits', () => {
    const built = table({ seats: [{ money: 9, cards: ['build'] }, {}, {}], buildingsLeft: [0, 0, 0, 0] });
    expect(built.refusal('a', 'perform build')).toBe('FOR-12.3');
    const t = table({ seats: [{}, {}, {}], phase: 'end', turn: 'c', tokens: [3, 3, 3, 3, 0, 0] });
    expect(t.state.tokens).toEqual([3, 3, 3, 3, 0, 0]);
    const cards = table({ seats: [{ wine: 1 }, {}, {}], phase: 'favour', roll: [2], tokens: [0, 1, 0, 0, 0, 0], pile: [] }).play(
      'a: serve orgy 1',
    );
    expect(cards.own('a').hand).toEqual([]);
  });

  it('FOR-19.5 the discard is reshuffled only when a card must be drawn', () => {
    const drawing = (tokens: number) =>
      table({
        ...{ seats: [{ wine: 1 }, {}, {}], phase: 'favour', roll: [2], tokens: [0, tokens, 0, 0, 0, 0] },
        ...{ pile: ['legion'], discard: ['novice', 'recruit'] },
      }).play('a: serve orgy 1');
    const exact = drawing(1);
    expect([exact.pile(), exact.discard(), exact.happened().includes('reshuffled')]).toEqual([[], ['recruit', 'novice'], false]);
    expect(drawing(2).happened()).toContain('reshuffled');
  });
});
