import { NONE, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { COPIES, PRIVILEGES, type PrivilegeId, privilegeOf } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { determinize } from '../src/view/determinize.ts';
import { view } from '../src/view/view.ts';
import { newGame, type Place, type Position, type Table, table } from './table.ts';

const determinized = (t: Table, viewer: number, count = 60): State[] =>
  Array.from({ length: count }, (_, seed) => determinize(view(t.state, viewer), seededChance(seed)));
const ids = (kinds: readonly number[]): string => kinds.map((kind) => PRIVILEGES[kind].id).join(' ');
const different = (values: readonly string[]): number => new Set(values).size;

/** All privilege cards that these places do not hold. */
function rest(...held: readonly (readonly PrivilegeId[])[]): PrivilegeId[] {
  const left = COPIES.slice();
  for (const id of held.flat()) left[privilegeOf(id)]--;
  return left.flatMap((count, kind) => new Array<PrivilegeId>(count).fill(PRIVILEGES[kind].id));
}

/** Seat a draws through a reshuffle: the pile holds one card, the discard what lies nowhere else. */
function reshuffled(hands: readonly (readonly PrivilegeId[])[], tokens: number, more: Partial<Position> = {}): Table {
  const pile: PrivilegeId[] = ['legion'];
  const seats = hands.map((hand, at): Place => ({ hand, wine: at === 0 ? 1 : 0 }));
  return table({
    ...{ seats, phase: 'favour', roll: [2], tokens: [0, tokens, 0, 0, 0, 0], pile, discard: rest(pile, ...hands) },
    // Not the start player, who would be asked for an extra cover with two players.
    ...{ order: hands.length === 2 ? 'ba' : 'abc', turn: 'a' },
    ...more,
  }).play('a: serve orgy 1');
}

describe('Section 5: who knows what', () => {
  it('a hand is sent to its owner only; others get the number, and nobody the order of the pile', () => {
    const t = table({ seats: [{ hand: ['legion', 'novice'] }, { hand: ['treasury'] }, {}] });
    expect(view(t.state, 0).seats.map(({ hand, handSize }) => [hand, handSize])).toEqual([
      [[2, 10], 2],
      [null, 1],
      [null, 0],
    ]);
    expect(view(t.state, 'spectator').seats.every(({ hand }) => hand === null)).toBe(true);
    expect(view(t.state, 0).secrets).toBe(null);
    expect(view(t.state, 'open').secrets?.pile.length).toBe(23);
    expect(different(determinized(t, 2).map(({ pile }) => pile.join()))).toBe(60);
    expect(different(determinized(t, 2).map(({ players }) => ids(players[0].hand)))).toBeGreaterThan(10);
  });

  it('a determinized hand holds no card the viewer sees elsewhere', () => {
    const t = table({
      seats: [{ hand: ['treasury', 'novice', 'fountain'] }, { hand: ['legion', 'chariot'] }, {}],
      discard: ['recruit', 'temple-of-vesta'],
    });
    for (const { players, pile } of determinized(t, 0)) {
      expect(players[0].hand).toEqual([2, 9, 12]);
      for (const kind of [...players[1].hand, ...pile])
        expect(['treasury', 'novice', 'fountain', 'recruit', 'temple-of-vesta']).not.toContain(PRIVILEGES[kind].id);
      expect(players[1].hand.length + pile.length).toBe(21);
    }
  });

  it('protected action cards are public, the choice of the start cards only when all have chosen', () => {
    const t = newGame(4);
    const [, second, third] = [...t.order()];
    t.play(`${second}: ${t.legal(second)[1]}`);
    const hidden = determinized(t, 'abcd'.indexOf(third)).map(({ protectedAt }) => protectedAt.join());
    expect(different(hidden)).toBe(3);
    expect(different(determinized(t, 'abcd'.indexOf(second)).map(({ protectedAt }) => protectedAt.join()))).toBe(1);
    expect(fortuna.eventFor(t.last('protected'), 'abcd'.indexOf(third))).toMatchObject({ card: null });
    expect(fortuna.eventFor(t.last('protected'), 'abcd'.indexOf(second))).toMatchObject({ card: t.last('protected').card });
    const open = table({ seats: [{}, {}, {}], options: { showProtectedCards: 'hidden' } });
    expect(view(open.state, 'spectator').protectedAt).toEqual([-1, 5, 8, -1]);
    expect(view(open.state, 0).cards).not.toContain(NONE);
  });

  it('after a reshuffle two players know the cards of each other', () => {
    const t = reshuffled([['treasury'], ['novice', 'chariot']], 2);
    for (const { players, pile } of determinized(t, 0)) {
      expect(ids(players[1].hand)).toBe('novice chariot');
      expect(pile.length).toBe(t.state.pile.length);
    }
    // The other player knows that Treasury and Legion are hidden: one in the hand, one among the cards drawn just now. The second
    // card drawn came from the new pile.
    const hidden = determinized(t, 1).map(({ players, turn }) => [ids(players[0].hand), ids(turn.drawn)]);
    expect(new Set(hidden.map(([hand]) => hand))).toEqual(new Set(['treasury', 'legion']));
    for (const [hand, drawn] of hidden) expect(drawn).toContain(hand === 'treasury' ? 'legion' : 'treasury');
    expect(different(hidden.map(([, drawn]) => drawn))).toBeGreaterThan(4);
  });

  it('after a reshuffle three players know what the others hold together, but not who holds what', () => {
    const t = reshuffled([['treasury'], ['novice'], ['chariot']], 2);
    const hands = determinized(t, 0).map(({ players }) => `${ids(players[1].hand)}/${ids(players[2].hand)}`);
    expect(new Set(hands)).toEqual(new Set(['novice/chariot', 'chariot/novice']));
  });

  it('what was drawn before and after the reshuffle is told apart as far as the table tells', () => {
    const t = reshuffled([['treasury'], ['novice', 'chariot']], 2).play('a: keep legion');
    for (const { players } of determinized(t, 1)) {
      expect(players[0].hand.length).toBe(2);
      expect(ids(players[0].hand)).toContain('treasury');
    }
    expect(t.state.memory.unsure.length).toBe(0);
    const kinds = determinized(t, 1).map(({ players }) => ids(players[0].hand.filter((kind) => kind !== 12)));
    expect(new Set(kinds)).toEqual(new Set(['legion']));
  });

  it('a used card of which nobody can tell when it was drawn leaves both possibilities', () => {
    const t = reshuffled([['safe-conduct', 'treasury'], ['novice']], 1, {
      pile: [],
      discard: rest(['safe-conduct', 'treasury'], ['novice']),
    });
    const drawn =
      PRIVILEGES[t.state.players[0].hand.find((kind, at, hand) => hand.indexOf(kind) !== at || ![3, 12].includes(kind)) ?? 0].id;
    expect([t.own('a').hand.length, t.own('a').oldHand]).toEqual([3, [3, 12]]);
    const before = determinized(t, 1).map(({ players }) => ids(players[0].hand));
    expect(before.every((hand) => hand.includes('treasury') && hand.includes('safe-conduct'))).toBe(true);
    t.play('a: use safe-conduct');
    expect([t.own('a').hand.length, t.state.memory.unsure]).toEqual([2, [3]]);
    const hands = determinized(t, 1, 200).map(({ players }) => ids(players[0].hand));
    expect(hands.every((hand) => hand.includes('treasury'))).toBe(true);
    expect(hands.some((hand) => hand.includes(drawn))).toBe(true);
    expect(different(hands)).toBeGreaterThan(3);
    for (const state of determinized(t, 0)) expect(state.players[0].hand).toEqual(t.own('a').hand);
  });

  describe('at the palace', () => {
    const pile: PrivilegeId[] = ['legion', 'treasury', 'novice'];
    const arrival = () =>
      table({
        seats: [{ step: 14, wine: 1 }, { step: 14, grain: 1 }, { step: 14, water: 1 }, {}],
        ...{ phase: 'favour', roll: [2], pile: [...pile, ...rest(pile)] },
      }).play('a: serve orgy 1', 'a: pick legion', 'a: end');
    const next = (t: Table, who: string, die: number, serve: string): Table => {
      t.dice(die).play(`${who}: ${t.legal(who).find((move) => move.startsWith('skip'))}`);
      return t.play(`${who}: ${t.legal(who)[0]}`, `${who}: ${serve}`);
    };

    it('the first arrival knows which two cards are left, the others only the number', () => {
      const t = arrival();
      for (const state of determinized(t, 0)) expect(ids(state.palace.set)).toBe('novice treasury');
      expect(different(determinized(t, 1).map(({ palace }) => ids(palace.set)))).toBeGreaterThan(10);
      for (const { palace, players } of determinized(t, 1)) expect(players[0].hand).toContain(palace.taken[0]);
    });

    it('the second knows the last one; the first knows it is one of two, and the other is in the second hand', () => {
      const t = next(arrival(), 'b', 3, 'serve food-supply 1');
      for (const state of determinized(t, 1)) expect(ids(state.palace.set)).toBe('novice treasury');
      t.play('b: pick treasury');
      for (const state of determinized(t, 1)) expect(ids(state.palace.set)).toBe('novice');
      const split = determinized(t, 0).map(({ palace, players }) => `${ids(palace.set)}/${ids(players[1].hand)}`);
      expect(new Set(split)).toEqual(new Set(['novice/treasury', 'treasury/novice']));
      for (const { palace } of determinized(t, 0)) expect([palace.taken[0], palace.taken.length]).toEqual([10, 2]);
    });

    it('a card used after the arrival is no longer looked for in the hand', () => {
      const t = next(arrival(), 'b', 3, 'serve food-supply 1').play('b: pick novice', 'b: use novice');
      const split = determinized(t, 0).map(({ palace, players }) => `${ids(palace.set)}/${players[1].hand.length}`);
      expect(new Set(split)).toEqual(new Set(['treasury/0']));
    });

    it('the third takes the last card, which the second knows', () => {
      const t = next(arrival(), 'b', 3, 'serve food-supply 1').play('b: pick treasury', 'b: end');
      next(t, 'c', 1, 'serve water-supply 1');
      expect(t.hand('c')).toEqual(['novice']);
      for (const { players } of determinized(t, 1)) expect(ids(players[2].hand)).toBe('novice');
      const split = determinized(t, 0).map(({ players }) => `${ids(players[1].hand)}/${ids(players[2].hand)}`);
      expect(new Set(split)).toEqual(new Set(['novice/treasury', 'treasury/novice']));
      expect(fortuna.eventFor(t.last('palace-took'), 1)).toMatchObject({ privilege: null, left: 0 });
    });
  });
});
