import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { nuremberg } from '../src/game.ts';
import { view } from '../src/view/view.ts';
import { crossing, hex, newGame, options, table } from './table.ts';

describe('NUR-1 Setup', () => {
  it('NUR-1.1 is for three or four seats; left is the next one upwards, wrapping round', () => {
    expect(nuremberg.players).toEqual({ min: 3, max: 4 });
    const t = table({ turn: 'd', seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(6);
    expect(t.state.active).toBe(0);
    expect(t.owed()).toEqual(['a turn-action']);
  });

  it('NUR-1.2 NUR-20.1 each colour has 5 villages, 4 houses and 15 stations, of which two villages and two stations stand', () => {
    for (const { villages, houses, stations } of newGame(4).state.players) expect([villages, houses, stations]).toEqual([3, 4, 13]);
  });

  it('NUR-1.3 colours go by lot; three beginners are white, red and blue', () => {
    expect(newGame(4).state.players.map(({ colour }) => colour)).toEqual(['white', 'red', 'blue', 'orange']);
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const three = nuremberg.setup(3, options(), { chance: seededChance(seed) }).players.map(({ colour }) => colour);
      expect([...three].sort()).toEqual(['blue', 'red', 'white']);
      seen.add(three.join());
    }
    expect(seen.size).toBe(6);
    const four = new Set(
      Array.from({ length: 60 }, (_, seed) => nuremberg.setup(4, options(), { chance: seededChance(seed) }).players[0].colour),
    );
    expect(four.size).toBe(4);
  });

  it('NUR-1.3 with the option a seat is a colour: white, red, blue, orange', () => {
    for (let seed = 0; seed < 20; seed++) {
      const of = (players: number, start: 'advanced' | 'beginner') =>
        nuremberg.setup(players, options({ colours: 'seats', start }), { chance: seededChance(seed) }).players.map(({ colour }) => colour);
      expect(of(4, 'beginner')).toEqual(['white', 'red', 'blue', 'orange']);
      expect(of(3, 'beginner')).toEqual(['white', 'red', 'blue']);
      expect(of(3, 'advanced')).toEqual(['white', 'red', 'blue']);
    }
  });

  it('NUR-1.4 NUR-1.5 the supply: 20 cards of each kind less the first yields, no wall, no council card', () => {
    const { state } = newGame(4, {}, 2);
    const dealt = (kind: number) => state.players.reduce((sum, { hand }) => sum + hand[kind], 0);
    expect(state.stock.map((count, kind) => count + dealt(kind))).toEqual([20, 20, 20, 20, 20]);
    expect([state.walls, state.towers, state.players.map(({ council }) => council)]).toEqual([0, 0, [0, 0, 0, 0]]);
  });

  it('NUR-1.6 NUR-3.8 E9 36 event cards: five 6s and 8s, one 2 and 12, six robber knights', () => {
    const { state } = newGame(4);
    const all = [...state.deck, ...state.discards];
    const count = (number: number | null) => all.filter((card) => [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, null][card] === number).length;
    expect(all).toHaveLength(36);
    expect([2, 3, 4, 5, 6, 8, 9, 10, 11, 12, null].map(count)).toEqual([1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 6]);
    const first = new Set(
      Array.from({ length: 40 }, (_, seed) => nuremberg.setup(3, options(), { chance: seededChance(seed) }).discards[0]),
    );
    expect(first.size).toBeGreaterThan(5);
  });

  it('NUR-1.7 NUR-1.8 two gold each; the year 1355; the robber knight in his castle', () => {
    const { state } = newGame(4);
    expect(state.players.map(({ gold }) => gold)).toEqual([2, 2, 2, 2]);
    expect([state.year, state.robber]).toEqual([0, hex('f5')]);
  });

  it('NUR-1.9 E4 the beginner set-up of four', () => {
    const { state } = newGame(4);
    const at = (id: string) => state.villages[crossing(id)];
    expect(['iii-6', 'ii-2', 'ii-6', 'v-7', 'v-4', 'iv-3', 'iv-5', 'iii-2'].map(at)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(state.villages.filter((owner) => owner >= 0)).toHaveLength(8);
    const segment = (id: string) => state.stations[crossing(id)];
    expect(['iii-1', 'ii-2', 'ii-1', 'v-2', 'v-1', 'iv-2', 'iv-1', 'iii-2'].map(segment)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
    expect(state.standing).toEqual([0, 2, 2, 2, 2]);
  });

  it('NUR-1.10 E3 the first yields of the starred villages', () => {
    const t = newGame(4);
    const yields = t.events.flatMap((event) => (event.type === 'first-yield' ? [event.cards] : []));
    expect(yields).toEqual([
      [1, 0, 2, 0, 0],
      [0, 1, 0, 0, 2],
      [0, 1, 0, 0, 2],
      [1, 0, 0, 1, 1],
    ]);
    const three = newGame(3).events.flatMap((event) => (event.type === 'first-yield' ? [event.cards] : []));
    expect(three).toEqual([
      [1, 0, 2, 0, 0],
      [1, 0, 0, 0, 2],
      [1, 0, 2, 0, 0],
    ]);
  });

  it('NUR-1.11 E4 rights at the start: white III, red II, blue V, orange IV, nobody I', () => {
    expect(newGame(4).state.rights).toEqual([-1, 1, 0, 3, 2]);
    expect(newGame(4).points()).toEqual([3, 3, 3, 3]);
  });

  it('NUR-1.12 the first player is drawn by lot, or is seat 1', () => {
    const firsts = (asked: 'random' | 'seat-1') =>
      new Set(
        Array.from({ length: 40 }, (_, seed) => nuremberg.setup(4, options({ firstPlayer: asked }), { chance: seededChance(seed) }).first),
      );
    expect([...firsts('random')].sort()).toEqual([0, 1, 2, 3]);
    expect([...firsts('seat-1')]).toEqual([0]);
    const t = newGame(4);
    expect([t.state.first, t.state.active]).toEqual([0, 0]);
  });

  it('NUR-1.13 hands are closed, gold, prestige and hand sizes open', () => {
    const t = table({ seats: { a: { holds: { wood: 2, gold: 3 }, prestige: 1 }, b: { holds: { ore: 4 } } } });
    const seen = view(t.state, 1).seats;
    expect([seen[0].hand, seen[0].handSize, seen[0].gold, seen[0].prestige]).toEqual([null, 2, 3, 1]);
    expect(seen[1].hand).toEqual([0, 0, 0, 0, 4]);
    expect(view(t.state, 'spectator').seats.every(({ hand }) => hand === null)).toBe(true);
    expect(view(t.state, 'open').seats[0].hand).toEqual([2, 0, 0, 0, 0]);
  });
});

describe('NUR-19 Player-count differences', () => {
  it('NUR-19.1 NUR-1.11 three players: their own table, blue with two rights, no Small Council', () => {
    const t = newGame(3);
    const at = (id: string) => t.state.villages[crossing(id)];
    expect(['iii-6', 'ii-2', 'ii-5', 'v-2', 'v-6', 'iv-5'].map(at)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(t.state.rights).toEqual([-1, 1, 0, 2, 2]);
    expect(t.state.standing).toEqual([0, 2, 1, 1, 2]);
    expect(t.points()).toEqual([3, 3, 4]);
  });

  it('NUR-19.2 all else is the same with three: the same deck, supply and costs', () => {
    const t = table({ players: 3, seats: { a: { holds: { wood: 1, brick: 1 } } } }).play('a: build station i');
    expect([t.state.deck.length + t.state.discards.length, t.state.rights[0], t.state.players[0].stations]).toEqual([36, 0, 12]);
    expect(t.holds('a')).toEqual({});
  });
});

describe('NUR-22 Advanced set-up', () => {
  const placing = (players: 3 | 4) => newGame(players, { start: 'advanced' });

  it('NUR-22.1 NUR-22.2 E41 the players place their own villages in snake order', () => {
    const t = placing(3);
    const order: string[] = [];
    for (const place of ['i-1', 'ii-1', 'iii-1', 'i-5', 'ii-5', 'iii-5']) {
      order.push(t.owed().join());
      t.play(`${t.owed()[0][0]}: place ${place}`);
    }
    expect(order).toEqual(['a', 'b', 'c', 'c', 'b', 'a'].map((letter) => `${letter} place-start`));
    expect(t.state.players.map(({ villages, stations }) => [villages, stations])).toEqual([
      [3, 13],
      [3, 13],
      [3, 13],
    ]);
    const colours = new Set(
      Array.from(
        { length: 40 },
        (_, seed) => nuremberg.setup(3, options({ start: 'advanced' }), { chance: seededChance(seed) }).players[0].colour,
      ),
    );
    expect(colours.size).toBe(4);
  });

  it('NUR-22.3 any crossing but the heads that keeps the distance on its road, without a station', () => {
    const t = placing(4);
    expect(t.legal('a')).toHaveLength(36);
    t.play('a: place iv-3');
    expect(t.legal('b')).toHaveLength(33);
    expect(['iv-2', 'iv-3', 'iv-4'].map((place) => t.refusal('b', `place ${place}`))).toEqual(['NUR-22.3', 'NUR-22.3', 'NUR-22.3']);
    expect([t.may('b', 'place iv-1'), t.may('b', 'place iv-5')]).toEqual([true, true]);
    expect(t.refusal('b', 'build wall')).toBe('NUR-22.2');
    expect(t.refusal('a', 'place i-1')).toBe('NUR-2.4');
  });

  it('NUR-22.4 NUR-22.5 E41 the station goes on the first free segment of that road; rights follow', () => {
    const t = placing(3).play('a: place ii-1', 'b: place ii-3', 'c: place i-1', 'c: place i-3');
    expect(t.state.rights).toEqual([2, 0, -1, -1, -1]);
    t.play('b: place ii-5');
    expect([t.state.stations[crossing('ii-1')], t.state.stations[crossing('ii-2')], t.state.stations[crossing('ii-3')]]).toEqual([0, 1, 1]);
    expect(t.state.rights[1]).toBe(1);
    expect(t.last('right-taken')).toMatchObject({ seat: 1, from: 0, clause: 'NUR-9.6' });
  });

  it('NUR-22.6 NUR-22.7 E41 first yields come from the second village, and the first player begins', () => {
    const t = placing(3).play('a: place iii-6', 'b: place v-3', 'c: place i-1');
    expect(t.state.players.map(({ cards }) => cards)).toEqual([0, 0, 0]);
    t.play('c: place i-5', 'b: place v-7', 'a: place ii-2');
    const yields = t.events.flatMap((event) => (event.type === 'first-yield' ? [[event.seat, ...event.cards]] : []));
    expect(yields).toEqual([
      [2, 0, 0, 1, 2, 0],
      [1, 2, 0, 1, 0, 0],
      [0, 1, 0, 2, 0, 0],
    ]);
    expect(t.owed()).toEqual(['a turn-action']);
    expect(t.state.turn).toBe(1);
  });
});
