import { checkPlayers, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { fortuna } from '../src/game.ts';
import type { State } from '../src/rules/state.ts';
import { newGame, options, seat } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i);
const tables = [2, 3, 4] as const;

/** Plays a whole random game and looks at every position. */
function through(players: number, seed: number, look: (state: State) => void): State {
  const chance = seededChance(seed);
  const state = fortuna.setup(players, options(), { chance });
  for (let [next] = fortuna.pending(state); next !== undefined; [next] = fortuna.pending(state)) {
    look(state);
    const moves = fortuna.legal(state, next.seat);
    fortuna.apply(state, next.seat, moves[chance.below(moves.length)], { chance });
  }
  return state;
}

describe('FOR-1 Setup', () => {
  it('FOR-1.1 is for 2 to 4 players, everybody in his village with an own province', () => {
    for (const players of tables) {
      const { state } = newGame(players);
      expect(state.players.map(({ step }) => step)).toEqual(new Array(players).fill(0));
      expect(new Set(state.players).size).toBe(players);
    }
    expect(() => checkPlayers(fortuna, 1)).toThrow('2 to 4');
    expect(() => checkPlayers(fortuna, 5)).toThrow('2 to 4');
  });

  it('FOR-1.2 two sit South and North, three South, West and North, four everywhere', () => {
    const sides = { 2: ['south', 'north'], 3: ['south', 'west', 'north'], 4: ['south', 'west', 'north', 'east'] } as const;
    for (const players of tables) {
      const t = newGame(players);
      sides[players].forEach((side, at) => {
        const who = 'abcd'[at];
        if (seat(who) === t.state.order[0]) expect(t.side(side)[0]).toMatch(/^\(/);
        else expect(t.legal(who)).toEqual(t.side(side).map((card) => `protect ${card}`));
      });
    }
  });

  it('FOR-1.3 FOR-1.4 everybody starts with the same province, 5 money and nothing else', () => {
    for (const player of newGame(4).state.players) {
      expect(player).toEqual({
        ...{ step: 0, money: 5, grain: 1, wine: 1, water: 1, aqueductWater: 0, dice: 1, centurions: 1, vestals: 1, married: false },
        ...{ buildings: [0, 0, 0, 0], hand: [], oldHand: [], spentInPalace: [] },
      });
    }
  });

  it('FOR-1.5 FOR-18.3 the rest is the supply, of dice 7, 6 and 5', () => {
    expect(newGame(2).state.supply).toEqual({ grain: 13, wine: 13, water: 13, centurions: 10, vestals: 10, dice: 7 });
    expect(newGame(3).state.supply).toEqual({ grain: 12, wine: 12, water: 12, centurions: 9, vestals: 9, dice: 6 });
    expect(newGame(4).state.supply).toEqual({ grain: 11, wine: 11, water: 11, centurions: 8, vestals: 8, dice: 5 });
  });

  it('FOR-1.6 FOR-18.1 two of each building with 2 or 3 players, three with 4', () => {
    expect(tables.map((players) => newGame(players).state.buildings)).toEqual([
      [2, 2, 2, 2],
      [2, 2, 2, 2],
      [3, 3, 3, 3],
    ]);
  });

  it('FOR-1.7 the 26 privilege cards are a shuffled pile, the discard is empty', () => {
    const { state } = newGame(3);
    const counts = new Array(13).fill(0);
    for (const kind of state.pile) counts[kind]++;
    expect(counts).toEqual([3, 1, 1, 6, 2, 2, 2, 2, 2, 1, 2, 1, 1]);
    expect(state.discard).toEqual([]);
    expect(new Set(seeds.map((seed) => newGame(3, {}, seed).pile()[0])).size).toBeGreaterThan(5);
  });

  it('FOR-1.8 three tokens lie in the palace, twelve in the supply, none on a favour card', () => {
    const { state } = newGame(2);
    expect([state.palace.tokens, state.tokenSupply, state.tokens]).toEqual([3, 12, [0, 0, 0, 0, 0, 0]]);
  });

  it('FOR-1.9 all favour cards lie open', () => {
    expect(newGame(2).state.covered).toEqual([false, false, false, false, false, false]);
  });

  it('FOR-1.10 the order of play is drawn by lot', () => {
    const orders = seeds.map((seed) => newGame(3, {}, seed).order());
    expect(new Set(orders)).toEqual(new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
  });

  it('FOR-1.11 three of the twelve cards lie on every side, also on the open ones', () => {
    const places = ACTION_CARDS.map(() => new Set<number>());
    for (const seed of seeds) {
      const { cards } = newGame(2, {}, seed).state;
      expect([...cards].sort((a, b) => a - b)).toEqual(ACTION_CARDS.map((_, card) => card));
      cards.forEach((card, position) => void places[card].add(position));
    }
    for (const positions of places) expect(positions.size).toBeGreaterThan(6);
  });

  it('FOR-1.12 all but the start player protect one of their cards at the same time; the choices are shown together', () => {
    const t = newGame(3);
    const [first, ...others] = [...t.order()];
    expect(fortuna.pending(t.state).map((decision) => decision.seat)).toEqual(others.map(seat));
    expect(t.legal(first)).toEqual([]);
    const start = { a: 'south', b: 'west', c: 'north' } as const;
    const sideOf = (who: string) => start[who as keyof typeof start];
    expect(t.side(sideOf(first)).map((card) => card.startsWith('('))).toEqual([true, false, false]);
    const card = t.side(sideOf(others[1]))[2];
    t.play(`${others[1]}: protect ${card}`);
    expect(t.side(sideOf(others[1]))[2]).toBe(`(${card})`);
    const hidden = fortuna.view(t.state, seat(others[0])).protectedAt;
    expect(hidden.filter((position) => position >= 0).length).toBe(1);
    const known = fortuna.view(t.state, seat(others[1])).protectedAt;
    expect(known.filter((position) => position >= 0).length).toBe(2);
    expect(t.happened()).not.toContain('protection-shown');
    t.play(`${others[0]}: protect ${t.side(sideOf(others[0]))[0]}`);
    expect(t.last('protection-shown').cards.length).toBe(3);
    expect(fortuna.view(t.state, 'spectator').protectedAt.filter((position) => position >= 0).length).toBe(2);
    expect([t.state.round, fortuna.pending(t.state)[0]]).toEqual([1, { kind: 'play-action', seat: seat(first) }]);
  });

  it('FOR-1.12 the start cards can be chosen from the own side only', () => {
    const t = newGame(2);
    const other = t.order()[1];
    expect(t.refusal(other, `protect ${t.side(other === 'a' ? 'north' : 'south')[1]}`)).toBe('FOR-1.12');
    expect(t.refusal(other, 'done')).toBe('FOR-1.12');
  });

  it('FOR-1.13 the cards of an open side stay face up for the whole game', () => {
    let looked = 0;
    through(3, 7, (state) => {
      expect(state.protectedAt[3]).toBe(-1);
      looked++;
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('FOR-1.14 with the draft everybody takes three cards in turn, the rest goes to the open sides', () => {
    const t = newGame(3, { startDeal: 'draft' });
    const order = [...t.order()];
    expect(t.asked()).toEqual(['draft-card', ...ACTION_CARDS.map(({ id }) => `draft ${id}`)]);
    expect(t.refusal(order[0], 'done')).toBe('FOR-1.14');
    for (const who of [...order, ...order, ...order]) {
      const [move] = t.legal(who);
      t.play(`${who}: ${move}`);
    }
    const drafted = { a: 'south', b: 'west', c: 'north' } as const;
    const first = drafted[order[0] as 'a'];
    expect(t.side(first).map((card) => card.replace(/[()]/g, ''))).toEqual(['grain-harvest', 'grain-trade', 'recruit-vestals']);
    expect(t.side('east').sort()).toEqual(['bribery', 'clergy', 'fortuna']);
    expect(fortuna.pending(t.state)[0]?.kind).toBe('protect-start-card');
    expect(new Set(seeds.map((seed) => draftedEast(seed))).size).toBeGreaterThan(3);
  });

  it('FOR-1.14 FOR-20.2 with four the last card needs no choice', () => {
    const t = newGame(4, { startDeal: 'draft' });
    const order = [...t.order()];
    for (const who of [...order, ...order, ...order].slice(0, 11)) t.play(`${who}: ${t.legal(who)[0]}`);
    expect(t.happened().filter((type) => type === 'drafted').length).toBe(12);
    expect(t.refusal(order[1], 'draft fortuna')).toBe('FOR-1.12');
  });

  it('FOR-1.14 a drafted card is gone', () => {
    const t = newGame(2, { startDeal: 'draft' });
    const [first, second] = [...t.order()];
    t.play(`${first}: draft fortuna`);
    expect(t.refusal(second, 'draft fortuna')).toBe('FOR-1.14');
    expect(t.legal(second).length).toBe(11);
  });
});

function draftedEast(seed: number): string {
  const t = newGame(3, { startDeal: 'draft' }, seed);
  const order = [...t.order()];
  for (const who of [...order, ...order, ...order]) t.play(`${who}: ${t.legal(who)[0]}`);
  return t.side('east').join();
}

describe('FOR-18 Player counts', () => {
  it('FOR-18.1 FOR-4.9 two open sides with two players, one with three, none with four: 8, 7 and 6 cards to swap for', () => {
    for (const players of tables) {
      const t = newGame(players);
      for (const who of t.order().slice(1)) t.play(`${who}: ${t.legal(who)[0]}`);
      const first = t.order()[0];
      expect(t.state.protectedAt.filter((position) => position < 0).length).toBe(4 - players + 1);
      const skip = t.legal(first).find((move) => move.startsWith('skip'));
      t.play(`${first}: ${skip}`);
      expect(t.legal(first).length).toBe(10 - players);
    }
  });

  it('FOR-18.2 the extra cover is the only rule for two players', () => {
    const kinds = (players: number): string[] => {
      const met = new Set<string>();
      for (const seed of [3, 4, 5, 6]) through(players, seed, (state) => void met.add(fortuna.pending(state)[0].kind));
      return [...met].sort();
    };
    expect(kinds(2)).toContain('extra-cover');
    expect(kinds(3)).not.toContain('extra-cover');
    expect(kinds(4)).toEqual(kinds(2).filter((kind) => kind !== 'extra-cover'));
  });
});
