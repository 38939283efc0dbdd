import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import type { SideId } from '../src/data/sides.ts';
import { type Place, type Position, table } from './table.ts';

/** The last player of the round is about to end his turn. */
const closing = (seats: readonly Place[], more: Partial<Position> = {}) => {
  const order = more.order ?? 'abcd'.slice(0, seats.length);
  return table({ seats, phase: 'end', turn: order[order.length - 1], ...more });
};
const orderAfter = (seats: readonly Place[], more: Partial<Position> = {}): string => closing(seats, more).order();

describe('FOR-13 End of a round', () => {
  it('FOR-13.1 new order, tokens, favour cards opened, all by itself', () => {
    const t = closing([{}, {}, {}], { covered: [2] });
    expect(t.happened().slice(0, 5)).toEqual(['turn-ended', 'order-set', 'tokens-placed', 'favours-opened', 'round-began']);
    expect(t.state.round).toBe(3);
    const last = closing([{ step: 15 }, {}, {}], { covered: [2] });
    expect([last.happened(), last.covered()]).toEqual([['turn-ended', 'game-ended', 'scored', 'scored', 'scored'], [2]]);
  });

  it('FOR-13.2 whoever has Fortuna on his side starts, face up or protected', () => {
    const seats = (card: 'fortuna' | 'build'): Place[] => [{ money: 9 }, { cards: [card] }, {}];
    expect(orderAfter(seats('fortuna'))[0]).toBe('b');
    expect(orderAfter(seats('fortuna'), { face: { west: 'fortuna' } })[0]).toBe('b');
    expect(closing(seats('fortuna')).last('order-set')).toMatchObject({ holder: 1, clause: 'FOR-13.2' });
  });

  it('FOR-13.3 the others follow by money', () => {
    expect(orderAfter([{ money: 3 }, { cards: ['fortuna'] }, { money: 8 }, { money: 5 }])).toBe('bcda');
    expect(orderAfter([{ money: 9 }, { money: 1 }, { cards: ['fortuna'] }, { money: 20 }])).toBe('cdab');
  });

  it('FOR-13.4 with equal money whoever sits nearer clockwise to the new start player comes first', () => {
    expect(orderAfter([{ money: 5 }, { cards: ['fortuna'] }, { money: 5 }, { money: 5 }], { order: 'dcba' })).toBe('bcda');
    expect(orderAfter([{ money: 5 }, { money: 5 }, { money: 5 }, { cards: ['fortuna'] }])).toBe('dabc');
  });

  it('FOR-13.2 FOR-13.4 X2 North holds Fortuna: North, West, East, South', () => {
    expect(orderAfter([{ money: 5 }, { money: 9 }, { cards: ['fortuna'] }, { money: 5 }], { face: { north: 'fortuna' } })).toBe('cbda');
  });

  it('FOR-13.5 FOR-13.4 X1 with Fortuna on the open side South stays first, then West before North', () => {
    const t = closing([{ money: 4 }, { money: 6 }, { money: 6 }], { open: { east: ['fortuna'] } });
    expect([t.order(), t.last('order-set').clause, t.last('order-set').holder]).toEqual(['abc', 'FOR-13.5', -1]);
    expect(orderAfter([{ money: 4 }, { money: 6 }, { money: 9 }], { open: { east: ['fortuna'] }, order: 'bca' })).toBe('bca');
  });

  it('FOR-13.5 by option money alone decides, ties clockwise from the old start player', () => {
    const option = { open: { east: ['fortuna' as const] }, options: { unclaimedFortuna: 'money' as const } };
    expect(orderAfter([{ money: 4 }, { money: 6 }, { money: 9 }], option)).toBe('cba');
    expect(orderAfter([{ money: 6 }, { money: 6 }, { money: 6 }], { ...option, order: 'bca' })).toBe('bca');
    expect(orderAfter([{ money: 7 }, { money: 6 }, { money: 6 }], { ...option, order: 'cab' })).toBe('acb');
    expect(orderAfter([{ money: 9 }, { cards: ['fortuna'] }, {}], { options: option.options })[0]).toBe('b');
  });

  it('FOR-13.6 every open card with fewer than 3 tokens gets one', () => {
    const t = closing([{}, {}, {}], { tokens: [0, 1, 2, 3, 0, 1] });
    expect([t.state.tokens, t.state.tokenSupply]).toEqual([[1, 2, 3, 3, 1, 2], 0]);
    expect(t.last('tokens-placed').favours).toEqual([0, 1, 2, 4, 5]);
  });

  it('FOR-13.7 covered cards get none, and tokens stay where they are', () => {
    const t = closing([{}, {}, {}], { tokens: [0, 1, 2, 0, 0, 0], covered: [1, 3, 6] });
    expect([t.state.tokens, t.state.tokenSupply]).toEqual([[0, 2, 2, 1, 1, 0], 6]);
  });

  it('FOR-13.8 X18 without enough tokens the cards are served from 1 to 6', () => {
    const none = closing([{}, {}, {}], { tokens: [3, 3, 3, 2, 1, 0] });
    expect([none.state.tokens, none.state.tokenSupply]).toEqual([[3, 3, 3, 2, 1, 0], 0]);
    const one = closing([{}, {}, {}], { tokens: [3, 3, 3, 1, 1, 0] });
    expect([one.state.tokens, one.state.tokenSupply]).toEqual([[3, 3, 3, 2, 1, 0], 0]);
  });

  it('FOR-13.9 then all covered cards are opened', () => {
    const t = closing([{}, {}, {}], { covered: [1, 4, 6] });
    expect([t.covered(), t.last('favours-opened').favours]).toEqual([[], [0, 3, 5]]);
  });

  it('FOR-13.10 action cards, goods, pieces and money are not touched', () => {
    const own: Place = { money: 7, grain: 2, wine: 1, water: 3, centurions: [1, 3], vestals: [2], cards: ['fortuna', 'clergy', 'build'] };
    const t = closing([own, { money: 2 }, {}]);
    expect(t.own('a')).toMatchObject({ money: 7, grain: 2, wine: 1, water: 3, centurions: 0b101, vestals: 0b010 });
    expect(t.side('south')).toEqual(['fortuna', 'clergy', 'build']);
    const sides: SideId[] = ['south', 'west', 'north', 'east'];
    expect(sides.flatMap((side) => t.side(side)).length).toBe(ACTION_CARDS.length);
    expect([t.side('west')[2], t.side('north')[2]].every((card) => card.startsWith('('))).toBe(true);
  });
});

describe('FOR-14 Province, money and road', () => {
  it('FOR-14.1 goods have no limit; dice, centurions and vestals at most three', () => {
    const t = table({ seats: [{ grain: 9, cards: ['grain-harvest'] }, {}, {}] }).play('a: perform grain-harvest');
    expect(t.own('a').grain).toBe(11);
    const full: Place = {
      money: 20,
      dice: 3,
      centurions: [1, 2, 3],
      vestals: [1, 2, 3],
      cards: ['hire-centurions', 'recruit-vestals', 'clergy'],
    };
    const none = table({ seats: [full, {}, {}] });
    expect(none.legal('a')).toEqual(['skip hire-centurions', 'skip recruit-vestals', 'skip clergy']);
    expect(none.refusal('a', 'perform recruit-vestals')).toBe('FOR-14.1');
  });

  it('FOR-14.2 money is 0 to 20: what comes above is lost, and nobody owes', () => {
    const t = table({ seats: [{ money: 15, wine: 3, cards: ['wine-trade'] }, {}, {}] }).play('a: perform wine-trade', 'a: sell 3');
    expect([t.own('a').money, t.last('sold').money]).toEqual([20, 5]);
    const exact = table({ seats: [{ money: 14, wine: 2, cards: ['wine-trade'] }, {}, {}] }).play('a: perform wine-trade', 'a: sell 2');
    expect(exact.own('a').money).toBe(20);
    expect(table({ seats: [{ money: 3, cards: ['marriage'] }, {}, {}] }).legal('a')).not.toContain('perform marriage');
  });

  it('FOR-14.3 places are kept one by one', () => {
    const own: Place = { money: 9, hand: ['recruit', 'legion'], cards: ['hire-centurions', 'build', 'clergy'], vestals: [1, 3] };
    const t = table({ seats: [own, {}, {}] }).play('a: use recruit');
    expect(t.own('a').centurions).toBe(0b100);
    t.play('a: perform hire-centurions', 'a: hire 1');
    expect([t.own('a').centurions, t.own('a').money]).toEqual([0b101, 8]);
    t.play('a: swap marriage', 'a: army clergy');
    expect([t.own('a').centurions, t.own('a').vestals]).toEqual([0b001, 0b001]);
  });

  it('FOR-14.4 a filled place matters for the price of the next hire only', () => {
    const steps = (vestals: number[]): string | undefined =>
      table({ seats: [{ vestals }, {}, {}], phase: 'favour', roll: [6] }).legal('a')[0];
    expect([steps([1]), steps([3]), steps([1, 3])]).toEqual(['serve religion 1', 'serve religion 1', 'serve religion 2']);
    const price = (centurions: number[]): number => {
      const t = table({ seats: [{ money: 3, centurions, cards: ['hire-centurions'] }, {}, {}] }).play('a: perform hire-centurions');
      return 3 - (t.asked()[0] === 'hire-count' ? t.play('a: hire 1') : t).own('a').money;
    };
    expect([price([1]), price([2]), price([3]), price([1, 2])]).toEqual([2, 1, 1, 3]);
  });

  it('FOR-14.5 the pawn moves by favours, B cards and Fortuna, back by the tax alone; roads do not meet', () => {
    const t = table({ seats: [{ step: 4, wine: 1, hand: ['safe-conduct'] }, { step: 5 }, {}], phase: 'favour', roll: [2] });
    t.play('a: use safe-conduct', 'a: serve orgy 1');
    expect([t.own('a').step, t.own('b').step]).toEqual([6, 5]);
    const back = table({ seats: [{ step: 6 }, { step: 5 }, {}], phase: 'favour', roll: [2] });
    expect([back.own('a').step, back.own('b').step]).toEqual([5, 5]);
  });

  it('FOR-14.6 a step back can lead out of the city', () => {
    const t = table({ seats: [{ step: 10 }, {}, { step: 15 }], turn: 'a', order: 'cba', phase: 'favour', roll: [1] });
    expect(t.own('a').step).toBe(9);
    expect(t.last('scored')).toMatchObject({ seat: 2 });
    expect(t.events.filter((event) => event.type === 'scored').map((event) => event.sheet.inside)).toEqual([false, false, true]);
  });
});
