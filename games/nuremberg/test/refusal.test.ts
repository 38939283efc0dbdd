import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import { newGame, type Table, table } from './table.ts';

const all = { wood: 9, wool: 9, grain: 9, brick: 9, ore: 9, gold: 30 };
const seat = (letter: string): number => 'abcd'.indexOf(letter);

/** The sentence and the clause with which a move is refused. */
const why = (t: Table, letter: string, words: string): string => {
  expect(t.may(letter, words)).toBe(false);
  const { clause, phrase } = nuremberg.refusal(t.state, seat(letter), nuremberg.read(words));
  expect(Object.keys(nuremberg.text.en)).toContain(phrase.key);
  return `${clause} ${phrase.key}`;
};

/** The piece that a refusal names. */
const piece = (t: Table, words: string): unknown => {
  const named = nuremberg.refusal(t.state, 0, nuremberg.read(words)).phrase.args?.piece;
  return typeof named === 'object' && 'key' in named ? named.key : named;
};

describe('refusals say which rule stands in the way', () => {
  it('NUR-2.4 when it is not the turn, or another thing is asked first', () => {
    const rich = table({ seats: { a: { holds: all }, b: { holds: all } } });
    expect(why(rich, 'b', 'end turn')).toBe('NUR-2.4 refusal.not-your-turn');
    expect(why(rich, 'a', 'robber to a1')).toBe('NUR-2.2 refusal.not-in-a-turn');
    expect(why(rich, 'a', 'close')).toBe('NUR-6.7 refusal.no-open-offer');
    expect(why(rich, 'a', 'decline')).toBe('NUR-6.7 refusal.no-open-offer');
    expect(why(rich, 'a', 'deal b')).toBe('NUR-6.7 refusal.no-open-offer');
    expect(why(rich, 'a', 'counter 1 ore for 1 wool')).toBe('NUR-6.7 refusal.no-open-offer');
    const placing = newGame(3, { start: 'advanced' });
    expect(why(placing, 'a', 'end turn')).toBe('NUR-22.2 refusal.place-first');
    placing.play('a: place i-1');
    expect(why(placing, 'b', 'place i-2')).toBe('NUR-22.3 refusal.no-room');
  });

  it('NUR-8.1 NUR-20.1 for pieces', () => {
    const poor = table({ seats: { a: { holds: { gold: 1 } }, b: { holds: { gold: 1 } } } });
    expect(why(poor, 'a', 'build station i')).toBe('NUR-8.1 refusal.too-dear');
    expect(why(poor, 'a', 'build village iii-4')).toBe('NUR-8.1 refusal.too-dear');
    expect(why(poor, 'a', 'build house s1')).toBe('NUR-8.1 refusal.too-dear');
    expect(why(poor, 'a', 'build wall')).toBe('NUR-8.1 refusal.too-dear');
    expect(why(poor, 'a', 'build tower')).toBe('NUR-13.1 refusal.no-yard');
    const yard = table({ houses: ['a s5'], walls: 4, seats: { a: { holds: { gold: 1 } } } });
    expect(why(yard, 'a', 'build tower')).toBe('NUR-8.1 refusal.too-dear');
    const rich = table({ houses: ['a s5', 'b s1'], walls: 26, towers: 16, seats: { a: { holds: all } } });
    expect(why(rich, 'a', 'build tower')).toBe('NUR-13.2 refusal.no-notch');
    expect(why(rich, 'a', 'build wall')).toBe('NUR-20.1 refusal.none-left');
    expect(piece(rich, 'build wall')).toBe('piece.wall');
    expect(why(rich, 'a', 'build house s1')).toBe('NUR-11.1 refusal.site-taken');
    expect(why(rich, 'a', 'build village i-1')).toBe('NUR-10.2 refusal.no-station');
    expect(why(rich, 'a', 'build village ii-1')).toBe('NUR-10.3 refusal.no-room');
    rich.state.players[0].villages = 0;
    rich.state.players[0].houses = 0;
    rich.state.players[0].stations = 0;
    for (const words of ['village ii-4', 'house s2', 'station i']) {
      expect(why(rich, 'a', `build ${words}`)).toBe('NUR-20.1 refusal.none-left');
      expect(piece(rich, `build ${words}`)).toBe(`piece.${words.split(' ')[0]}`);
    }
    rich.state.standing[0] = 7;
    expect(why(rich, 'a', 'build station i')).toBe('NUR-9.4 refusal.road-full');
  });

  it('NUR-8.1 names the price', () => {
    const t = table({ seats: { a: { holds: { gold: 1 } } } });
    const { phrase } = nuremberg.refusal(t.state, 0, nuremberg.read('build tower'));
    expect(phrase).toEqual({ key: 'refusal.no-yard' });
    expect(nuremberg.refusal(t.state, 0, nuremberg.read('build wall')).phrase.args).toEqual({
      piece: { key: 'piece.wall' },
      cost: [
        { key: 'word.amount', args: { count: 1, kind: { key: 'kind.brick' } } },
        { key: 'word.amount', args: { count: 3, kind: { key: 'kind.gold' } } },
      ],
    });
    expect(nuremberg.refusal(t.state, 0, nuremberg.read('bank ore for wood')).phrase.args).toEqual({ count: 4, kind: { key: 'kind.ore' } });
    expect(nuremberg.refusal(t.state, 0, nuremberg.read('sell harp')).phrase.args).toMatchObject({ good: { key: 'a.good.harp' } });
  });

  it('NUR-7.1 NUR-14.2 for the bank and for goods', () => {
    const t = table({ seats: { a: { holds: { ore: 5, gold: 1 } } }, stock: { wool: 0 } });
    expect(why(t, 'a', 'sell compass')).toBe('NUR-14.2 refusal.no-recipe');
    expect(why(t, 'a', 'bank ore for ore')).toBe('NUR-7.1 refusal.same-kind');
    expect(why(t, 'a', 'bank ore for wool')).toBe('NUR-7.7 refusal.out-of-stock');
    expect(why(t, 'a', 'bank wood for ore')).toBe('NUR-7.1 refusal.ratio');
    // Wool is out of stock as well, but with so little wood no other kind can be bought either.
    expect(why(t, 'a', 'bank wood for wool')).toBe('NUR-7.1 refusal.ratio');
    expect(why(t, 'a', 'bank gold for ore')).toBe('NUR-7.2 refusal.ratio');
    t.state.bankTrades = 40;
    expect(why(t, 'a', 'bank ore for wood')).toBe('NUR-7.8 refusal.bank-closed');
  });

  it('NUR-6.6 for offers and their answers', () => {
    const t = table({ seats: { a: { holds: { wood: 2, ore: 1 } }, b: { holds: { brick: 1 } } } });
    expect(why(t, 'a', 'offer b: 3 wood for 1 brick')).toBe('NUR-6.6 refusal.not-held');
    expect(why(t, 'a', 'offer b: 1 wood for 21 brick')).toBe('NUR-6.6 refusal.asks-too-much');
    expect(why(t, 'a', 'offer b: 1 wood for 1 wood')).toBe('NUR-6.4 refusal.both-sides');
    expect(why(t, 'a', 'offer a: 1 wood for 1 brick')).toBe('NUR-6.7 refusal.to-whom');
    expect(why(t, 'a', 'offer c: 1 wood for 1 brick')).toBe('NUR-6.7 refusal.to-empty');
    expect(nuremberg.refusal(t.state, 0, { do: 'offer', give: [1], get: [1], to: [1] })).toEqual({
      clause: 'NUR-6.6',
      phrase: { key: 'refusal.no-bundle' },
    });
    const nobody = { do: 'offer', give: [1, 0, 0, 0, 0, 0], get: [0, 0, 0, 1, 0, 0], to: [] } as const;
    expect(nuremberg.refusal(t.state, 0, nobody)).toEqual({ clause: 'NUR-6.7', phrase: { key: 'refusal.to-nobody' } });
    t.state.offersMade = 20;
    expect(why(t, 'a', 'offer b: 1 wood for 1 brick')).toBe('NUR-6.13 refusal.offers-spent');
    t.state.offersMade = 19;
    t.play('a: offer b: 1 wood for 1 brick');
    expect(why(t, 'a', 'end turn')).toBe('NUR-6.7 refusal.offer-open');
    expect(why(t, 'a', 'deal b')).toBe('NUR-6.11 refusal.no-such-answer');
    expect(why(t, 'b', 'end turn')).toBe('NUR-6.8 refusal.answer-first');
    expect(why(t, 'b', 'counter ? for 1 wood')).toBe('NUR-6.3 refusal.gift');
    expect(why(t, 'b', 'counter 1 brick for 1 brick')).toBe('NUR-6.4 refusal.both-sides');
    expect(why(t, 'b', 'counter 2 brick for 1 wood')).toBe('NUR-6.9 refusal.not-held');
    expect(why(t, 'b', 'counter 1 brick for 99 wood')).toBe('NUR-6.6 refusal.asks-too-much');
    expect(why(t, 'b', 'counter 1 brick for 1 wood')).toBe('NUR-6.9 refusal.same-as-offer');
    expect(nuremberg.refusal(t.state, 1, { do: 'counter', give: [1], get: [0, 0, 0, 0, 0, 1] }).phrase.key).toBe('refusal.no-bundle');
    expect(nuremberg.refusal(t.state, 1, { do: 'counter', give: [0, 0, 0, 1, 0, 0], get: [1.5, 0, 0, 0, 0, 0] }).clause).toBe('NUR-6.6');
    t.play('b: counter 1 brick for 2 ore');
    expect(why(t, 'a', 'deal b')).toBe('NUR-6.11 refusal.cannot-pay-counter');
    // Red has countered; blue has not answered at all.
    expect(why(t, 'a', 'deal c')).toBe('NUR-6.11 refusal.no-such-answer');
    const lacking = table({ seats: { a: { holds: { wood: 1 } }, b: { holds: { gold: 1 } } } }).play('a: offer b: 1 wood for 1 ore');
    expect(why(lacking, 'b', 'accept')).toBe('NUR-6.8 refusal.cannot-accept');
    const spent = table({ seats: { a: { holds: {} }, b: { holds: { gold: 1 } } } });
    expect(why(spent, 'a', 'offer b: ? for 1 ore')).toBe('NUR-6.6 refusal.nothing-to-trade');
  });

  it('NUR-5.5 NUR-4.5 NUR-15.8 for the robber knight, the wall help and the council', () => {
    const robber = table({ turn: 'd', seats: { a: { holds: { gold: 1 } }, b: { holds: { ore: 9 } }, d: { holds: { gold: 1 } } } }).draw(
      'robber',
    );
    expect(why(robber, 'b', 'hand in 3 ore')).toBe('NUR-5.3 refusal.hand-in');
    robber.play('b: hand in 4 ore');
    expect(why(robber, 'a', 'end turn')).toBe('NUR-5.5 refusal.robber-first');
    expect(why(robber, 'a', 'robber to d3')).toBe('NUR-5.5 refusal.not-nuremberg');
    expect(why(robber, 'a', 'robber to f5')).toBe('NUR-5.5 refusal.robber-stays');
    robber.play('a: robber to a1');
    expect(why(robber, 'a', 'steal from c')).toBe('NUR-5.7 refusal.no-victim');
    expect(why(robber, 'a', 'end turn')).toBe('NUR-5.6 refusal.steal-first');
    const help = table({ turn: 'd', seats: { a: { holds: { ore: 1, gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(4);
    expect(why(help, 'a', 'help yes')).toBe('NUR-4.5 refusal.no-brick-or-gold');
    expect(why(help, 'a', 'end turn')).toBe('NUR-4.5 refusal.help-first');
    const swap = table({
      walls: 5,
      seats: { a: { holds: all, prestige: 5, council: 3 }, b: { prestige: 5, council: 2 }, c: { prestige: 5, council: 1 } },
    });
    swap.play('a: build wall');
    expect(why(swap, 'a', 'swap with d')).toBe('NUR-15.8 refusal.no-claim');
    expect(why(swap, 'a', 'end turn')).toBe('NUR-15.8 refusal.swap-first');
  });
});

describe('events carry their clause', () => {
  it('NUR-1.3 NUR-1.9 NUR-1.10 NUR-1.12 at the setup', () => {
    const t = newGame(3);
    const of = (type: string) => t.events.filter((event) => event.type === type).map(({ clause }) => clause);
    expect([of('seated'), of('first-player'), of('first-yield')]).toEqual([
      ['NUR-1.3', 'NUR-1.3', 'NUR-1.3'],
      ['NUR-1.12'],
      ['NUR-1.10', 'NUR-1.10', 'NUR-1.10'],
    ]);
    expect([of('start-placed').length, of('station-placed').length, new Set([...of('start-placed'), ...of('station-placed')])]).toEqual([
      6,
      6,
      new Set(['NUR-1.9']),
    ]);
    expect(t.events.filter(({ type }) => type === 'station-placed')[0]).toMatchObject({ seat: 1, segment: 7 });
    const own = newGame(3, { start: 'advanced' }).play('a: place i-1');
    expect(own.events.slice(-3)).toEqual([
      { type: 'start-placed', clause: 'NUR-22.3', seat: 0, crossing: 0 },
      { type: 'station-placed', clause: 'NUR-22.4', seat: 0, segment: 0 },
      { type: 'right-taken', clause: 'NUR-9.5', seat: 0, road: 0, from: -1 },
    ]);
  });

  it('NUR-2.1 NUR-3.1 NUR-5.5 NUR-6.8 in a turn', () => {
    const t = table({ turn: 'd', seats: { a: { holds: { wood: 2 } }, b: { holds: { ore: 1 } }, d: { holds: { gold: 1 } } } }).draw(
      'robber',
    );
    t.play(
      'a: robber to a1',
      'a: steal nothing',
      'a: offer b: 1 wood for 1 ore',
      'b: accept',
      'a: close',
      'a: offer b: 2 wood for 1 ore',
      'b: decline',
    );
    expect(t.events.map(({ type, clause }) => `${clause} ${type}`)).toEqual([
      'NUR-2.3 turn-ended',
      'NUR-2.1 turn-began',
      'NUR-3.1 card-drawn',
      'NUR-5.5 robber-moved',
      'NUR-5.7 nothing-stolen',
      'NUR-6.5 offered',
      'NUR-6.8 accepted',
      'NUR-6.11 offer-closed',
      'NUR-6.5 offered',
      'NUR-6.8 declined',
      'NUR-6.12 offer-closed',
    ]);
  });
});
