import { describe, expect, it } from 'vitest';
import { type Place, type Position, table } from './table.ts';

const wall = { brick: 2, gold: 6 };
const councils = (t: ReturnType<typeof table>) => t.state.players.map(({ council }) => council);
const at = (seats: Record<string, Place>, more: Position = {}) => table({ walls: 5, houses: ['a s5'], seats, ...more });
const builder = (prestige: number, council = 0): Place => ({ holds: { brick: 3, wood: 2, gold: 12 }, prestige, council });

describe('NUR-15 Prestige and council cards', () => {
  it('NUR-15.1 prestige comes from walls and towers, is public and worth no points', () => {
    const t = at({ a: builder(0) }).play('a: build wall');
    expect([t.state.players[0].prestige, t.points()[0]]).toEqual([1, 4]);
    t.play('a: build tower');
    expect(t.state.players[0].prestige).toBe(3);
  });

  it('NUR-15.2 the first with 3 prestige takes the Council of Seven, the second the Small, the third the Great', () => {
    const t = at({ a: builder(2), b: builder(3, 1) }).play('a: build wall');
    expect([councils(t), t.last('council-entered')]).toEqual([
      [2, 1, 0, 0],
      { type: 'council-entered', clause: 'NUR-15.2', seat: 0, council: 2 },
    ]);
    expect(t.points()[0]).toBe(7);
    expect(councils(at({ a: builder(2) }).play('a: build wall'))).toEqual([1, 0, 0, 0]);
    expect(councils(at({ a: builder(2), b: builder(3, 1), c: builder(3, 2) }).play('a: build wall'))).toEqual([3, 1, 2, 0]);
    expect(councils(at({ a: builder(1) }).play('a: build wall'))).toEqual([0, 0, 0, 0]);
  });

  it('NUR-15.3 E10 NUR-1.4 three players: Seven, then Great, then nothing', () => {
    const three = (seats: Record<string, Place>) => councils(at(seats, { players: 3 }).play('a: build wall'));
    expect(three({ a: builder(2) })).toEqual([1, 0, 0]);
    expect(three({ a: builder(2), b: builder(3, 1) })).toEqual([3, 1, 0]);
    expect(three({ a: builder(2), b: builder(3, 1), c: builder(3, 3) })).toEqual([0, 1, 3]);
    expect(
      at({ a: builder(2), b: builder(3, 1) }, { players: 3 })
        .play('a: build wall')
        .points()[0],
    ).toBe(6);
  });

  it('NUR-15.4 NUR-15.5 with more prestige he takes the higher card and gives his own', () => {
    const t = at({ a: builder(4, 2), b: builder(4, 1) }).play('a: build wall');
    expect([councils(t), t.points().slice(0, 2)]).toEqual([
      [1, 2, 0, 0],
      [8, 6],
    ]);
    expect(t.last('council-swapped')).toEqual({
      type: 'council-swapped',
      clause: 'NUR-15.5',
      seat: 0,
      victim: 1,
      council: 1,
      given: 2,
      final: false,
    });
  });

  it('NUR-15.6 equal prestige gives no claim, and a lower card is never taken', () => {
    expect(councils(at({ a: builder(4, 2), b: builder(5, 1) }).play('a: build wall'))).toEqual([2, 1, 0, 0]);
    expect(councils(at({ a: builder(4, 1), b: builder(3, 2) }).play('a: build wall'))).toEqual([1, 2, 0, 0]);
  });

  it('NUR-15.7 E31 a holder with 12 is protected; with 11 not', () => {
    const t = at({ a: builder(11, 2), c: builder(12, 1) }).play('a: build tower');
    expect([t.state.players[0].prestige, councils(t)]).toEqual([13, [2, 0, 1, 0]]);
    expect(councils(at({ a: builder(11, 2), c: builder(11, 1) }).play('a: build tower'))).toEqual([1, 0, 2, 0]);
    // Protected himself, he may still take a higher unprotected card.
    expect(councils(at({ a: builder(12, 2), c: builder(11, 1) }).play('a: build wall'))).toEqual([1, 0, 2, 0]);
  });

  it('NUR-15.8 E29 two possible victims: he chooses; the loser with equal prestige has no claim', () => {
    const t = at({ a: builder(5, 3), b: builder(5, 2), c: builder(5, 1) }).play('a: build wall');
    expect([t.owed(), t.legal('a')]).toEqual([['a council-swap'], ['swap with b', 'swap with c']]);
    expect(t.refusal('a', 'swap with d')).toBe('NUR-15.8');
    expect(t.refusal('a', 'end turn')).toBe('NUR-15.8');
    t.play('a: swap with c');
    expect([councils(t), t.owed()]).toEqual([[1, 2, 3, 0], ['a turn-action']]);
  });

  it('NUR-15.8 E30 the loser takes the next card in his turn by himself', () => {
    const t = at({ a: builder(6, 3), b: builder(4, 2), c: builder(5, 1) }).play('a: build wall', 'a: swap with c');
    expect([councils(t), t.owed()]).toEqual([[1, 3, 2, 0], ['a turn-action']]);
    expect(t.points()).toEqual([8, 5, 6, 3]);
    const other = at({ a: builder(6, 3), b: builder(4, 2), c: builder(5, 1) }).play('a: build wall', 'a: swap with b');
    expect([councils(other), other.owed()]).toEqual([[2, 3, 1, 0], ['a turn-action']]);
  });

  it('NUR-15.8 a loser with two possible victims chooses himself', () => {
    // D, without a card, passes everybody and takes Seven from C, who may then take Small or Great.
    const t = table({
      walls: 5,
      turn: 'd',
      seats: {
        a: { prestige: 4, council: 3 },
        b: { prestige: 4, council: 2 },
        c: { prestige: 6, council: 1 },
        d: { holds: wall, prestige: 6 },
      },
    });
    t.play('d: build wall');
    expect(t.legal('d')).toEqual(['swap with a', 'swap with b', 'swap with c']);
    t.play('d: swap with c');
    expect([t.owed(), t.legal('c')]).toEqual([['c council-swap'], ['swap with a', 'swap with b']]);
    t.play('c: swap with b');
    expect([councils(t), t.owed()]).toEqual([[3, 0, 2, 1], ['d turn-action']]);
  });

  it('NUR-15.9 a single claim is used without asking', () => {
    const t = at({ a: builder(4, 2), b: builder(4, 1) }).play('a: build wall');
    expect(t.owed()).toEqual(['a turn-action']);
    expect(t.happened()).toEqual(['wall-built', 'council-swapped']);
  });

  it('NUR-15.10 E32 a player without a card takes one; with the option he has no claim', () => {
    const seats = {
      a: { prestige: 7, council: 1 },
      c: { prestige: 5, council: 2 },
      b: { prestige: 3, council: 3 },
      d: { holds: wall, prestige: 3 },
    };
    const t = table({ walls: 5, turn: 'd', seats }).play('d: build wall');
    expect([councils(t), t.last('council-swapped')]).toEqual([
      [1, 0, 2, 3],
      { type: 'council-swapped', clause: 'NUR-15.10', seat: 3, victim: 1, council: 3, given: 0, final: false },
    ]);
    expect(t.points()).toEqual([7, 3, 6, 5]);
    const strict = table({ walls: 5, turn: 'd', seats, options: { councilOutsider: 'no-claim' } }).play('d: build wall');
    expect([councils(strict), strict.happened()]).toEqual([[1, 3, 2, 0], ['wall-built']]);
    const holder = table({
      walls: 5,
      turn: 'c',
      seats: { ...seats, c: { holds: wall, prestige: 7, council: 2 } },
      options: { councilOutsider: 'no-claim' },
    }).play('c: build wall');
    expect(councils(holder)).toEqual([2, 3, 1, 0]);
  });

  it('NUR-15.11 NUR-15.8 E33 a tower is one gain of 2: he takes Small and swaps it at once for Seven', () => {
    const t = at({ a: builder(2), c: builder(3, 1) }).play('a: build tower');
    expect([councils(t), t.happened()]).toEqual([
      [1, 0, 2, 0],
      ['tower-built', 'council-entered', 'council-swapped'],
    ]);
    expect(t.points()[0]).toBe(8);
  });
});
