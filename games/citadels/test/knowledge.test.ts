import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { type District, type DistrictId, districtOf } from '../src/data/districts.ts';
import { determinize } from '../src/view/determinize.ts';
import { eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { newGame, type Position, type Table, table } from './table.ts';

const kinds = (...ids: DistrictId[]): District[] => ids.map(districtOf).sort((a, b) => a - b);
const known = (t: Table, viewer: number | 'spectator', seat: number) => view(t.state, viewer).seats[seat].known;
const possible = (t: Table, viewer: number | 'spectator', seat: number) => view(t.state, viewer).seats[seat].possible;

describe('Section 5: who knows what', () => {
  const magician = (more: Partial<Position> = {}) =>
    table({
      seats: [
        { gold: 5, hand: ['keep', 'tavern'] },
        { gold: 5, hand: ['palace', 'manor', 'temple'], city: ['laboratory'] },
        { gold: 5, hand: ['docks'] },
      ],
      holds: { magician: 'a', king: 'b', warlord: 'c' },
      turn: 'magician',
      pile: ['harbor', 'castle', 'market', 'church'],
      ...more,
    });

  it('a hand is sent to its owner only; others get the number', () => {
    const t = magician();
    expect(view(t.state, 0).seats.map(({ hand, handSize }) => [hand, handSize])).toEqual([
      [[districtOf('keep'), districtOf('tavern')], 2],
      [null, 3],
      [null, 1],
    ]);
    expect(view(t.state, 'spectator').seats.every(({ hand }) => hand === null)).toBe(true);
    expect(view(t.state, 'spectator').piles).toBeNull();
    expect(view(t.state, 'open').seats.map(({ hand }) => hand?.length)).toEqual([2, 3, 1]);
    expect(view(t.state, 'open').piles?.pile).toHaveLength(4);
  });

  it('after a swap both partners know the other hand, nobody else does', () => {
    const t = magician().play('a: swap b');
    expect(known(t, 0, 1)).toEqual(kinds('keep', 'tavern'));
    expect(known(t, 1, 0)).toEqual(kinds('palace', 'manor', 'temple'));
    expect(known(t, 2, 0)).toEqual([]);
    expect(known(t, 'spectator', 1)).toEqual([]);
    const swapped = t.last('swapped');
    expect(eventFor(swapped, 1)).toEqual(swapped);
    expect(eventFor(swapped, 2)).toMatchObject({ gave: 2, got: 3, given: null, gotten: null });
  });

  it('a build removes a known card; a hidden discard leaves only possibilities', () => {
    const t = magician().play('a: swap b', 'a: take gold', 'a: end turn', 'b: take gold', 'b: build tavern');
    expect(known(t, 0, 1)).toEqual(kinds('keep'));
    t.play('b: laboratory keep');
    expect(known(t, 0, 1)).toEqual([]);
    // The hand is empty, so nothing is even possible.
    expect(possible(t, 0, 1)).toEqual([]);
  });

  it('a hidden discard from a hand that holds more makes known cards only possible', () => {
    const t = magician().play('a: swap b', 'a: take gold', 'a: end turn', 'b: take gold', 'b: laboratory tavern');
    expect(known(t, 0, 1)).toEqual([]);
    expect(possible(t, 0, 1)).toEqual(kinds('keep', 'tavern'));
    expect(possible(t, 2, 1)).toEqual([]);
    expect(view(t.state, 1).discards).toEqual(kinds('tavern'));
    expect(view(t.state, 0).discards).toEqual([]);
    t.play('b: build keep');
    expect(possible(t, 0, 1)).toEqual([]);
  });

  it('knowledge travels with a hand that is swapped on', () => {
    const t = magician();
    t.play('a: swap b');
    // A second magician's turn, by seat c, with the hand that a knows.
    t.state.holder[2] = 2;
    t.state.turn.seat = 2;
    t.state.turn.abilityUsed = false;
    t.state.agenda = [{ kind: 'turn-action', seat: 2 }];
    t.play('c: swap b');
    expect(known(t, 0, 2)).toEqual(kinds('keep', 'tavern'));
    expect(known(t, 0, 1)).toEqual([]);
    expect(known(t, 1, 2)).toEqual(kinds('keep', 'tavern'));
    expect(known(t, 2, 1)).toEqual(kinds('docks'));
    expect(known(t, 1, 0)).toEqual(kinds('palace', 'manor', 'temple'));
  });

  it('a reclaimed card is known to all, also after a swap back and forth', () => {
    const t = table({
      seats: [{ gold: 9, hand: ['keep'] }, { gold: 2, city: ['graveyard'] }, { city: ['fortress'] }],
      holds: { warlord: 'a' },
      turn: 'warlord',
    }).play('a: destroy c fortress', 'b: graveyard yes');
    for (const viewer of [0, 2, 'spectator'] as const) expect(known(t, viewer, 1)).toEqual(kinds('fortress'));
    t.state.holder[2] = 0;
    t.state.turn.character = 2;
    t.state.turn.abilityUsed = false;
    t.play('a: swap b');
    expect(known(t, 'spectator', 0)).toEqual(kinds('fortress'));
    expect(known(t, 1, 0)).toEqual(kinds('fortress'));
    expect(known(t, 0, 1)).toEqual(kinds('keep'));
  });

  it('a reshuffle turns known discards into cards somewhere in the pile', () => {
    const t = table({
      seats: [{ gold: 9, hand: ['keep', 'tavern'] }, { city: ['market'] }],
      holds: { warlord: 'a', king: 'b' },
      turn: 'warlord',
      pile: ['docks'],
    }).play('a: destroy b market');
    expect(view(t.state, 1).discards).toEqual(kinds('market'));
    t.play('a: draw cards');
    expect(view(t.state, 1).discards).toEqual([]);
  });

  it('whoever put cards under the pile knows them and their place until they are drawn', () => {
    const t = table({
      seats: [{ city: ['observatory'] }, {}],
      holds: { king: 'a', bishop: 'b' },
      turn: 'king',
      pile: ['keep', 'docks', 'temple', 'manor'],
    }).play('a: draw cards', 'a: keep docks', 'a: end turn');
    expect(view(t.state, 0).under).toEqual([
      { at: 0, district: districtOf('temple') },
      { at: 1, district: districtOf('keep') },
    ]);
    expect(view(t.state, 1).under).toEqual([]);
    t.play('b: draw cards');
    expect(view(t.state, 0).under).toEqual([{ at: 0, district: districtOf('temple') }]);
  });

  it('a card under the pile is forgotten when the pile is used up and shuffled anew in one draw', () => {
    const t = table({
      seats: [{}, {}],
      options: { unkeptCards: 'bottom-of-deck' },
      holds: { king: 'a', bishop: 'b' },
      turn: 'king',
      pile: ['keep', 'docks'],
      discard: ['temple', 'manor', 'tavern'],
    }).play('a: draw cards', 'a: keep docks', 'a: end turn');
    expect(view(t.state, 0).under).toEqual([{ at: 0, district: districtOf('keep') }]);
    t.play('b: draw cards');
    expect(t.happened()).toContain('reshuffled');
    expect(view(t.state, 0).under).toEqual([]);
  });

  it('a determinized state keeps what the viewer knows and deals the rest anew', () => {
    const t = newGame(3, {}, 4);
    const chance = seededChance(4);
    while (!t.happened().includes('swapped')) {
      const [{ seat }] = t.state.agenda.slice(-1);
      const letter = 'abc'[seat];
      const swap = t.legal(letter).find((move) => move.startsWith('swap'));
      t.play(`${letter}: ${swap ?? t.legal(letter)[chance.below(t.legal(letter).length)]}`);
    }
    const { seat, partner } = t.last('swapped');
    const third = 3 - seat - partner;
    const seen = view(t.state, seat);
    const hands = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const dream = determinize(seen, seededChance(seed));
      expect(dream.players[partner].hand.slice().sort((a, b) => a - b)).toEqual(
        t.state.players[partner].hand.slice().sort((a, b) => a - b),
      );
      expect(dream.players[seat].hand).toEqual(t.state.players[seat].hand);
      expect(JSON.stringify(view(dream, seat))).toBe(JSON.stringify(seen));
      hands.add(dream.players[third].hand.join());
    }
    expect(hands.size).toBeGreaterThan(5);
  });

  it('cards looked at are sent to that player only', () => {
    const t = table({ seats: [{}, {}], holds: { king: 'a' }, turn: 'king', pile: ['keep', 'docks', 'manor'] }).play('a: draw cards');
    expect(view(t.state, 0).pending[0]).toEqual({
      kind: 'keep-cards',
      seat: 0,
      count: 2,
      keep: 1,
      looked: [districtOf('keep'), districtOf('docks')],
    });
    expect(view(t.state, 1).pending[0]).toEqual({ kind: 'keep-cards', seat: 0, count: 2, keep: 1, looked: null });
    expect(eventFor(t.last('looked'), 'spectator')).toMatchObject({ count: 2, districts: null });
  });
});
