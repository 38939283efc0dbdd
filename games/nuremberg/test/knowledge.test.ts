import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import { determinize } from '../src/view/determinize.ts';
import { guessThefts } from '../src/view/thefts.ts';
import { view } from '../src/view/view.ts';
import { type Holdings, hex, options, table } from './table.ts';

/** White steals from red unseen by blue; then whatever follows. */
const robbery = (red: Holdings, white: Holdings = {}, luck = 0) =>
  table({
    turn: 'd',
    seats: { a: { holds: { gold: 1, ...white } }, b: { holds: red }, c: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } },
  })
    .draw('robber')
    .play('a: robber to f4')
    .luck(luck)
    .play('a: steal from b');

/** Every kind blue can think of, with how often. */
const guesses = (t: ReturnType<typeof table>, viewer: number, theft = 0): Record<string, number> => {
  const seen: Record<string, number> = {};
  for (let seed = 0; seed < 200; seed++) {
    const kind = guessThefts(view(t.state, viewer).ledger, seededChance(seed))[theft];
    const name = ['wood', 'wool', 'grain', 'brick', 'ore'][kind];
    seen[name] = (seen[name] ?? 0) + 1;
  }
  return seen;
};

describe('what an attentive player knows', () => {
  it('counts every hand exactly until a theft between others', () => {
    const t = table({ seats: { a: { holds: { wood: 4, brick: 1 } }, b: { holds: { ore: 2 } } } }).play(
      'a: bank wood for ore',
      'a: offer b: 1 brick for 1 ore',
      'b: accept',
      'a: deal b',
    );
    expect(view(t.state, 2).ledger).toEqual({
      counted: [
        [0, 0, 0, 0, 2],
        [0, 0, 0, 1, 1],
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ],
      thefts: [],
    });
    for (const viewer of [0, 1, 2, 3, 'spectator' as const])
      expect(determinize(view(t.state, viewer), seededChance(1)).players.map(({ hand }) => hand)).toEqual(
        t.state.players.map(({ hand }) => hand),
      );
  });

  it('NUR-5.8 after a theft a third player thinks of every kind the victim had, likelier ones more often', () => {
    const t = robbery({ wool: 3, ore: 1 });
    expect(t.holds('a')).toEqual({ wool: 1, gold: 1 });
    const seen = guesses(t, 2);
    expect(Object.keys(seen).sort()).toEqual(['ore', 'wool']);
    expect(seen.wool).toBeGreaterThan(seen.ore);
    expect(guesses(t, 0)).toEqual({ wool: 200 });
    expect(guesses(t, 1)).toEqual({ wool: 200 });
  });

  it('later payments of the thief settle the question', () => {
    const t = robbery({ wool: 2, ore: 2 }, { grain: 1 });
    expect(Object.keys(guesses(t, 2))).toHaveLength(2);
    t.play('a: sell paper');
    expect(guesses(t, 2)).toEqual({ wool: 200 });
  });

  it('what the victim names shows what he has kept', () => {
    const t = robbery({ wool: 1, ore: 1, gold: 1 });
    expect(Object.keys(guesses(t, 2))).toHaveLength(2);
    t.play('a: offer b: 1 gold for 1 ore', 'b: accept');
    expect(guesses(t, 2)).toEqual({ wool: 200 });
    const named = robbery({ wool: 1, ore: 1 });
    named.play('a: offer b, c: 1 wool for 1 ore');
    expect(guesses(named, 2)).toEqual({ wool: 200 });
    const counter = robbery({ wool: 1, ore: 1 }).play('a: offer b: 1 gold for ?', 'b: counter 1 ore for 1 gold');
    expect(guesses(counter, 2)).toEqual({ wool: 200 });
    const declined = robbery({ wool: 1, ore: 1 }).play('a: offer b: 1 gold for 1 ore', 'b: decline');
    expect(Object.keys(guesses(declined, 2))).toHaveLength(2);
  });

  it('keeps the fewest cards of each kind that thief and victim could spare since the theft', () => {
    const t = robbery({ wool: 2, ore: 2 }, { grain: 2, brick: 4 });
    const [thief, victim] = [0, 1];
    expect(t.state.memory).toEqual([thief, victim, 1, 0, 1, 2, 4, 0, 0, 1, 0, 0, 2]);
    t.play('a: bank brick for ore');
    expect(t.state.memory).toEqual([thief, victim, 1, 0, 1, 2, 0, 0, 0, 1, 0, 0, 2]);
    // Who names one of two cards has one to spare; naming none, or less than before, proves nothing more.
    t.play('a: offer b: 1 grain for 2 ore', 'b: accept');
    expect(t.state.memory).toEqual([thief, victim, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0]);
    t.play('a: close', 'a: offer b: 1 ore for 1 wool', 'b: decline', 'a: offer b: 1 grain for 1 wool', 'b: decline');
    expect(t.state.memory).toEqual([thief, victim, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0]);
  });

  it('a player in no theft leaves nothing to remember, whatever he names or spends', () => {
    const t = robbery({ wool: 2, ore: 2 });
    t.state.players[2].hand = [4, 0, 0, 0, 0];
    t.state.players[2].cards = 4;
    t.state.stock[0] -= 4;
    const before = t.state.memory.slice();
    t.play('a: offer c: 1 wool for 1 wood', 'c: accept', 'a: close').draw(12).draw(11);
    t.play('c: bank wood for ore');
    expect(t.state.memory.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(t.state.memory.slice(8)).toEqual(before.slice(8));
    expect(Object.keys(t.state.memory)).toHaveLength(before.length);
  });

  it('NUR-5.4 cards handed in settle the question too', () => {
    const t = robbery({ wool: 3, ore: 4 });
    t.state.players[1].hand[0] += 2;
    t.state.players[1].cards += 2;
    t.state.stock[0] -= 2;
    t.draw('robber');
    expect([t.owed(), Object.keys(guesses(t, 2)).length]).toEqual([['b robber-discard'], 2]);
    t.play('b: hand in 4 ore');
    expect(guesses(t, 2)).toEqual({ wool: 200 });
  });

  it('a chain of thefts stays one consistent story', () => {
    const t = table({
      turn: 'd',
      seats: {
        a: { holds: { gold: 1 } },
        b: { holds: { wool: 1, ore: 1, gold: 1 } },
        c: { holds: { gold: 1 } },
        d: { holds: { gold: 1 } },
      },
    })
      .draw('robber')
      .play('a: robber to f4')
      .luck(0)
      .play('a: steal from b')
      .draw('robber')
      .play('b: robber to f3', 'b: steal nothing')
      .draw('robber')
      .play('c: robber to f4')
      .luck(0)
      .play('c: steal from a');
    // Orange knows that blue now holds what white took from red: the same kind twice.
    for (let seed = 0; seed < 40; seed++) {
      const kinds = guessThefts(view(t.state, 3).ledger, seededChance(seed));
      expect(kinds[0]).toBe(kinds[1]);
    }
    const state = determinize(view(t.state, 3), seededChance(5));
    expect(state.players.map(({ cards }) => cards)).toEqual([0, 1, 1, 0]);
    expect(JSON.stringify(view(state, 3))).toBe(JSON.stringify(view(t.state, 3)));
  });

  it('the order of the pile is unknown, its contents follow by subtraction', () => {
    const t = table({ seats: { a: { holds: { gold: 1 } } } });
    expect([view(t.state, 0).deck, view(t.state, 'spectator').deck, view(t.state, 'open').deck?.length]).toEqual([null, null, 35]);
    const determinized = determinize(view(t.state, 0), seededChance(3)).deck;
    expect([...determinized].sort()).toEqual([...t.state.deck].sort());
    expect(determinized).not.toEqual(t.state.deck);
    expect(determinize(view(t.state, 'open'), seededChance(3)).deck).toEqual(t.state.deck);
  });

  it('determinizes unseen discards of the right size from the determinized hand', () => {
    const t = table({ turn: 'd', seats: { b: { holds: { wool: 4, ore: 4 } }, c: { holds: { wood: 9 } }, d: { holds: { gold: 1 } } } })
      .draw('robber')
      .play('b: hand in 4 ore');
    const found = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { hand, discard } = determinize(view(t.state, 0), seededChance(seed)).players[1];
      expect(discard?.reduce((sum, n) => sum + n, 0)).toBe(4);
      expect(discard?.every((n, kind) => n <= hand[kind])).toBe(true);
      found.add(String(discard));
    }
    expect(found.size).toBeGreaterThan(1);
    expect(determinize(view(t.state, 1), seededChance(1)).players[1].discard).toEqual([0, 0, 0, 0, 4]);
  });

  it('determinizes every derived fact of the board', () => {
    const chance = seededChance('derived');
    const state = nuremberg.setup(4, options(), { chance });
    for (let move = 0; move < 700 || state.memory.length === 0; move++) {
      const [{ seat }] = nuremberg.pending(state);
      const moves = nuremberg.legal(state, seat);
      nuremberg.apply(state, seat, moves[chance.below(moves.length)], { chance });
    }
    const world = determinize(view(state, 2), chance);
    for (const fact of ['standing', 'majority', 'room', 'fields', 'rights', 'trace'] as const) expect(world[fact]).toEqual(state[fact]);
    expect(world.players.map(({ ratios, doubled, yard, points }) => [ratios, doubled, yard, points])).toEqual(
      state.players.map(({ ratios, doubled, yard, points }) => [ratios, doubled, yard, points]),
    );
    expect(hex('d3')).toBe(15);
  });
});
