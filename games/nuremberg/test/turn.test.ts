import { describe, expect, it } from 'vitest';
import { hex, newGame, table } from './table.ts';

describe('NUR-2 Order of play', () => {
  it('NUR-2.1 a turn is the event card, then the trade and build phase, then the left neighbour', () => {
    const t = newGame(4, {}, 6);
    expect(t.happened().slice(-5)).toEqual(['turn-began', 'card-drawn', 'yielded', 'yielded', 'quiet']);
    expect(t.owed()).toEqual(['a turn-action']);
    t.draw(8);
    expect([t.state.active, t.state.turn, t.owed()]).toEqual([1, 2, ['b turn-action']]);
  });

  it('NUR-2.2 selling, building and trading mix freely, as often as they can be paid', () => {
    const t = table({ seats: { a: { holds: { wood: 7, ore: 1, brick: 4 } } } });
    t.play('a: sell compass', 'a: build wall', 'a: bank wood for ore', 'a: build station i', 'a: sell compass');
    expect(t.state.walls).toBe(1);
    expect(t.happened()).toEqual(['sold', 'wall-built', 'bank-traded', 'station-built', 'right-taken', 'sold']);
  });

  it('NUR-2.3 nothing is compulsory; the phase ends with end turn', () => {
    const t = table({ seats: { a: { holds: { wood: 4, brick: 4, wool: 4, grain: 4, ore: 4, gold: 9 } }, b: { holds: { gold: 1 } } } });
    expect(t.legal('a')[0]).toBe('end turn');
    t.draw(6);
    expect(t.events[0]).toEqual({ type: 'turn-ended', clause: 'NUR-2.3', seat: 0 });
    expect(t.owed()).toEqual(['b turn-action']);
  });

  it('NUR-2.4 nobody but the active player acts, except when asked', () => {
    const t = table({ seats: { a: { holds: { wood: 1 } }, b: { holds: { wood: 1, brick: 1, ore: 1 } } } });
    expect(t.refusal('b', 'build station i')).toBe('NUR-2.4');
    expect([t.legal('b'), t.legal('c')]).toEqual([[], []]);
    t.play('a: offer b: 1 wood for 1 ore');
    expect(t.owed()).toEqual(['b trade-answer', 'a trade-settle']);
    expect(t.may('b', 'accept')).toBe(true);
    expect(t.refusal('c', 'accept')).toBe('NUR-2.4');
  });

  it('NUR-2.5 there is no credit, and consequences come before the next action', () => {
    const t = table({ seats: { a: { holds: { brick: 1, gold: 2 }, prestige: 2 } } });
    expect(t.refusal('a', 'build wall')).toBe('NUR-8.1');
    const rich = table({ seats: { a: { holds: { brick: 2, gold: 6 }, prestige: 2 } } }).play('a: build wall');
    expect([rich.state.players[0].council, rich.points()[0]]).toEqual([1, 7]);
    expect(rich.may('a', 'build wall')).toBe(true);
  });
});

describe('NUR-3 Event card and yield', () => {
  it('NUR-3.1 the top card is turned onto the discard pile by itself', () => {
    const t = newGame(4, {}, 8);
    expect([t.state.deck.length, t.state.discards]).toEqual([35, [5]]);
    const before = t.state.deck.at(-1);
    t.play('a: end turn');
    expect(t.state.discards.at(-1)).toBe(before);
  });

  it('NUR-3.2 NUR-3.3 E1 a 4 brings blue 1 wool and 1 grain, red 1 ore; then the wall help follows', () => {
    const t = table({ seats: { a: { holds: { gold: 2 } }, b: { holds: { gold: 2 } } } }).draw(4);
    expect([t.holds('a'), t.holds('b'), t.holds('c'), t.holds('d')]).toEqual([{ gold: 2 }, { ore: 1, gold: 2 }, { wool: 1, grain: 1 }, {}]);
    expect(t.owed()).toEqual(['b wall-help']);
    expect(t.happened()).toEqual(['turn-ended', 'turn-began', 'card-drawn', 'yielded', 'yielded']);
  });

  it('NUR-3.3 E2 the village III-6 brings white wood on a 3, ore on a 6 and brick on a 5', () => {
    const brings = (card: number) => {
      const t = table({ empty: true, villages: ['a iii-6'], turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw(card);
      const { gold: _, ...cards } = t.holds('a');
      return cards;
    };
    expect([brings(3), brings(6), brings(5)]).toEqual([{ wood: 1 }, { ore: 1 }, { brick: 1 }]);
    const two = table({ empty: true, turn: 'd', villages: ['a iii-6', 'a iv-5'], seats: { d: { holds: { gold: 1 } } } }).draw(6);
    expect(two.holds('a')).toEqual({ wood: 1, ore: 1 });
  });

  it('NUR-3.3 two villages at one hex bring two cards', () => {
    const t = table({ turn: 'd', villages: ['a iii-4'], seats: { d: { holds: { gold: 1 } } } }).draw(6);
    expect(t.holds('a')).toEqual({ ore: 2 });
    expect(t.state.stock[4]).toBe(17);
  });

  it('NUR-3.5 E15 the hex of the robber knight gives nothing to anybody', () => {
    const t = table({ robber: 'f4', turn: 'c', seats: { c: { holds: { gold: 1 } } } }).draw(6);
    expect([t.holds('a'), t.holds('d')]).toEqual([{}, { wood: 1 }]);
  });

  it('NUR-3.5 NUR-3.2 NUR-4.6 E16 driven home by a 3, he still blocks the yield of that card', () => {
    const t = table({ robber: 'd4', villages: ['b ii-1'], turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw(3);
    expect(t.holds('b')).toEqual({ wood: 1 });
    expect(t.state.robber).toBe(hex('f5'));
    const free = table({ villages: ['b ii-1'], turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw(3);
    expect(free.holds('b')).toEqual({ wood: 1, grain: 1 });
  });

  it('NUR-3.9 yields are paid without asking', () => {
    const t = table({ turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw(6);
    expect(t.events.filter(({ type }) => type === 'yielded')).toEqual([
      { type: 'yielded', clause: 'NUR-3.3', seat: 0, cards: [0, 0, 0, 0, 1] },
      { type: 'yielded', clause: 'NUR-3.3', seat: 3, cards: [1, 0, 0, 0, 1] },
    ]);
    expect(t.owed()).toEqual(['a turn-action']);
  });

  it('NUR-20.2 E17 too few cards for all claims: nobody gets that kind; one claimant takes what is left', () => {
    const six = (ore: number, more = {}) =>
      table({ turn: 'd', stock: { ore }, seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } }, ...more }).draw(6);
    const one = six(1);
    expect([one.holds('a').ore, one.holds('d').ore, one.holds('d').wood]).toEqual([undefined, undefined, 1]);
    expect([one.state.stock[4], one.last('yield-short').kind]).toEqual([1, 4]);
    const two = six(2);
    expect([two.holds('a').ore, two.holds('d').ore, two.state.stock[4]]).toEqual([1, 1, 0]);
    expect(two.happened()).not.toContain('yield-short');
    const alone = table({
      turn: 'd',
      empty: true,
      stock: { ore: 1 },
      villages: ['c iv-3', 'c iv-1'],
      seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } },
    }).draw(10);
    expect([alone.holds('c').ore, alone.state.stock[4]]).toEqual([1, 0]);
  });
});
