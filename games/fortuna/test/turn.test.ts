import { describe, expect, it } from 'vitest';
import { fortuna } from '../src/game.ts';
import { type Place, table } from './table.ts';

describe('FOR-2 Round, order of play and turn', () => {
  it('FOR-2.1 FOR-2.2 everybody has one turn in the order of the track, which money does not change during the round', () => {
    const t = table({ seats: [{ money: 1, grain: 5, cards: ['grain-trade'] }, {}, {}], order: 'cab' });
    const turns: number[] = [];
    t.dice(1, 1, 1);
    for (let i = 0; i < 3; i++) {
      const { seat } = fortuna.pending(t.state)[0];
      turns.push(seat);
      const who = 'abc'[seat];
      if (who === 'a') t.play('a: perform grain-trade', 'a: sell 5');
      else t.play(`${who}: ${t.legal(who).find((move) => move.startsWith('skip'))}`);
      t.play(`${who}: ${t.legal(who).find((move) => move !== 'swap grain-trade')}`);
      if (i < 2) expect(t.order()).toBe('cab');
    }
    expect(turns).toEqual([2, 0, 1]);
    expect(t.own('a').money).toBe(10);
    expect([t.state.round, t.order()]).toEqual([3, 'cab']);
  });

  it('FOR-2.3 the phases of a turn come in their order', () => {
    const own: Place = {
      ...{ buildings: ['aqueduct'], centurions: [1], wine: 1, hand: ['legion'] },
      cards: ['recruit-vestals', 'water-distribution', 'clergy'],
    };
    const t = table({ seats: [{}, own], phase: 'end', tokens: [0, 1, 0, 0, 0, 0], open: { west: ['marriage'] } });
    t.dice(2).play('b: skip recruit-vestals', 'b: swap marriage', 'b: army water-distribution');
    expect(t.state.phase).toBe('army');
    t.play('b: done', 'b: serve orgy 1', 'b: end');
    const own1 = t.happened().slice(t.happened().indexOf('turn-ended') + 1);
    expect(own1).toEqual([
      ...['aqueduct-filled', 'turned-up', 'skipped', 'swapped', 'army-used', 'took-water', 'rolled', 'served', 'took-tokens'],
      ...['drew', 'kept', 'turn-ended', 'order-set', 'tokens-placed', 'favours-opened', 'round-began', 'turned-up'],
    ]);
  });

  it('FOR-2.4 after the last turn of a round the next begins, unless somebody stands on step 15', () => {
    const t = table({ seats: [{}, { step: 14 }], turn: 'b', phase: 'favour', roll: [1] });
    expect([t.state.round, t.state.phase]).toEqual([3, 'action']);
    const end = table({ seats: [{}, { step: 14, wine: 1 }], turn: 'b', phase: 'favour', roll: [2] });
    end.play('b: serve orgy 1', 'b: pick legion', 'b: end');
    expect([end.state.round, end.state.phase, fortuna.pending(end.state)]).toEqual([2, 'over', []]);
    expect(end.happened()).not.toContain('order-set');
    expect(end.refusal('a', 'done')).toBe('FOR-15.2');
  });

  it('FOR-2.5 nobody but the active player acts', () => {
    const t = table({ seats: [{}, { hand: ['storehouse'] }, {}] });
    expect(fortuna.pending(t.state)).toEqual([{ kind: 'play-action', seat: 0 }]);
    expect([t.legal('b'), t.legal('c')]).toEqual([[], []]);
    expect(t.refusal('b', 'use storehouse wine wine')).toBe('FOR-2.5');
  });
});

describe('FOR-3 Phase 1: aqueduct', () => {
  const next = (place: object, supply = {}) => {
    const t = table({ seats: [{}, place], phase: 'end', supply });
    return t;
  };

  it('FOR-3.1 FOR-12.5 an empty Aqueduct gets 1 water from the lake by itself', () => {
    const t = next({ buildings: ['aqueduct'], water: 1 }, { water: 7 });
    expect([t.own('b').aqueductWater, t.own('b').water, t.state.supply.water]).toEqual([1, 1, 6]);
    expect(t.happened()).toContain('aqueduct-filled');
    expect(next({}, { water: 7 }).own('b').aqueductWater).toBe(0);
  });

  it('FOR-3.2 an Aqueduct built in this turn stays empty until the next one', () => {
    const t = table({ seats: [{ money: 1, cards: ['build'] }, {}] }).dice(1, 1);
    t.play('a: perform build', 'a: build aqueduct', 'a: swap clergy');
    expect(t.buildings('a')).toEqual(['aqueduct']);
    expect([t.own('a').aqueductWater, t.happened().includes('aqueduct-filled')]).toEqual([0, false]);
    t.play('a: cover none', 'b: skip hire-centurions', 'b: swap build');
    expect([t.own('a').aqueductWater, t.last('aqueduct-filled').seat]).toEqual([1, 0]);
  });

  it('FOR-3.3 the Aqueduct holds 1 water and keeps it', () => {
    const t = next({ buildings: ['aqueduct'], aqueductWater: 1 }, { water: 7 });
    expect([t.own('b').aqueductWater, t.own('b').water, t.state.supply.water]).toEqual([1, 0, 7]);
  });

  it('FOR-3.4 with an empty lake it stays empty', () => {
    const t = next({ buildings: ['aqueduct'] }, { water: 0 });
    expect([t.own('b').aqueductWater, t.state.supply.water]).toEqual([0, 0]);
    expect(t.happened()).not.toContain('aqueduct-filled');
  });
});

describe('FOR-4 Phase 2: choose, perform and swap an action card', () => {
  const martin = () =>
    table({
      seats: [
        { grain: 1, cards: ['grain-harvest', 'build', 'clergy'], centurions: [1] },
        { cards: ['fortuna', 'grain-trade', 'bribery'] },
        {},
        {},
      ],
    });

  it('FOR-4.1 FOR-4.5 FOR-5.1 E1 a harvest is performed and swapped for a trade', () => {
    const t = martin().play('a: perform grain-harvest');
    expect(t.own('a').grain).toBe(3);
    t.play('a: swap grain-trade');
    expect(t.side('west')).toEqual(['fortuna', 'grain-harvest', '(bribery)']);
    expect(t.side('south')).toEqual(['(grain-trade)', 'build', 'clergy']);
    expect(t.last('swapped')).toMatchObject({ gave: 0, took: 3, side: 1, owner: 1 });
  });

  it('FOR-4.1 the protected card is turned up, and any of the three may be played', () => {
    const t = table({
      seats: [{}, { cards: ['fortuna', 'clergy', 'marriage'], money: 9, vestals: [1] }],
      phase: 'end',
      face: { north: 'clergy' },
    });
    expect(t.last('turned-up')).toMatchObject({ seat: 1, card: 10 });
    expect(t.side('north')).toEqual(['fortuna', 'clergy', 'marriage']);
    const moves = ['fortuna', 'clergy', 'marriage'].flatMap((card) => [`perform ${card}`, `skip ${card}`]);
    expect(t.legal('b')).toEqual(moves);
    expect(t.refusal('b', 'perform grain-harvest')).toBe('FOR-4.1');
    expect(t.refusal('b', 'skip grain-harvest')).toBe('FOR-4.1');
  });

  it('FOR-4.2 a card may be played without effect; playing one is compulsory', () => {
    const t = martin().play('a: skip grain-harvest');
    expect([t.own('a').grain, t.asked()[0]]).toEqual([1, 'swap-card']);
    expect(martin().refusal('a', 'done')).toBe('FOR-4.2');
    expect(martin().refusal('a', 'swap fortuna')).toBe('FOR-4.2');
  });

  it('FOR-4.3 a card is performed only if it can be paid and changes something', () => {
    const poor = table({ seats: [{ money: 3, cards: ['marriage', 'grain-trade', 'fortuna'] }, {}] });
    expect(poor.legal('a')).toEqual(['skip marriage', 'skip grain-trade', 'perform fortuna', 'skip fortuna']);
    expect(poor.refusal('a', 'perform marriage')).toBe('FOR-5.9');
    expect(poor.refusal('a', 'perform grain-trade')).toBe('FOR-4.3');
    const rich = table({ seats: [{ money: 20, married: true, cards: ['marriage'] }, {}] });
    expect(rich.refusal('a', 'perform marriage')).toBe('FOR-14.2');
    const almost = table({ seats: [{ money: 19, married: true, cards: ['marriage'] }, {}] });
    expect(almost.legal('a')).toContain('perform marriage');
  });

  it('FOR-4.4 the played card must be swapped for a face-up card of another side, open sides included', () => {
    const t = table({
      seats: [
        { cards: ['build', 'clergy', 'fortuna'] },
        { cards: ['marriage', 'bribery', 'wine-trade'] },
        { cards: ['grain-trade', 'hire-centurions', 'recruit-vestals'] },
      ],
    }).play('a: skip clergy');
    expect(t.legal('a').sort()).toEqual(
      ['bribery', 'grain-harvest', 'grain-trade', 'hire-centurions', 'marriage', 'water-distribution', 'wine-harvest'].map(
        (id) => `swap ${id}`,
      ),
    );
    expect(t.refusal('a', 'swap build')).toBe('FOR-4.4');
    expect(t.refusal('a', 'done')).toBe('FOR-4.4');
    t.play('a: swap wine-harvest');
    expect(t.side('east')).toContain('clergy');
  });

  it('FOR-4.6 protected cards of others can be neither taken nor bribed', () => {
    const t = table({ seats: [{ money: 9, cards: ['bribery'] }, { cards: ['fortuna', 'marriage', 'build'] }] });
    t.play('a: perform bribery');
    expect(t.legal('a')).not.toContain('bribe build');
    expect(t.refusal('a', 'bribe build')).toBe('FOR-4.6');
    t.play('a: bribe fortuna');
    expect(t.refusal('a', 'swap build')).toBe('FOR-4.6');
  });

  it('FOR-4.7 outside its owner turn a side has two face-up cards and a protected one', () => {
    const t = martin().dice(1).play('a: skip clergy', 'a: swap fortuna');
    const protectedCards = (side: 'south' | 'west' | 'north' | 'east'): number =>
      t.side(side).filter((card) => card.startsWith('(')).length;
    expect((['south', 'west', 'north', 'east'] as const).map(protectedCards)).toEqual([1, 1, 1, 1]);
    t.play('a: done');
    expect([protectedCards('south'), protectedCards('west')]).toEqual([1, 0]);
    expect(t.state.cards.length).toBe(12);
  });

  it('FOR-4.8 the swap comes after the effect, and the new card is not performed', () => {
    const t = martin().play('a: perform grain-harvest');
    expect(t.asked()[0]).toBe('swap-card');
    t.play('a: swap grain-trade');
    expect([t.own('a').grain, t.own('a').money]).toEqual([3, 0]);
    expect(t.legal('a')).not.toContain('army grain-trade');
  });

  it('FOR-4.9 a swap is always possible', () => {
    for (const players of [2, 3, 4]) {
      const t = table({ seats: Array.from({ length: players }, () => ({})) });
      t.play(`a: ${t.legal('a').find((move) => move.startsWith('skip'))}`);
      expect(t.legal('a').length).toBe(10 - players);
    }
  });
});
