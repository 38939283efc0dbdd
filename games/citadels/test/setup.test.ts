import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { DISTRICT_CARDS, DISTRICTS } from '../src/data/districts.ts';
import { citadels } from '../src/game.ts';
import { view } from '../src/view/view.ts';
import { newGame, options, table } from './table.ts';

describe('CIT-1 Setup', () => {
  it('CIT-1.1 seats 2 to 7 players; left is the next seat, wrapping round', () => {
    expect(citadels.players).toEqual({ min: 2, max: 7 });
    for (const players of [2, 3, 4, 5, 6, 7]) expect(newGame(players).state.players).toHaveLength(players);
    const game = newGame(3, { firstCrown: 'seat-1' }, 5);
    const order: number[] = [];
    while (game.state.agenda[0]?.kind === 'draft-choose') {
      const [{ seat }] = game.state.agenda;
      order.push(seat);
      game.play(`${'abc'[seat]}: ${game.legal('abc'[seat])[0]}`);
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('CIT-1.2 shuffles all 65 districts into the draw pile, with an empty discard pile', () => {
    const { state } = newGame(4);
    const all = [...state.pile, ...state.players.flatMap(({ hand }) => hand)];
    expect(DISTRICT_CARDS).toBe(65);
    DISTRICTS.forEach(({ copies }, kind) => {
      expect(all.filter((card) => card === kind)).toHaveLength(copies);
    });
    expect(state.discard).toEqual([]);
    expect(newGame(4, {}, 2).state.pile).not.toEqual(state.pile);
  });

  it('CIT-1.3 deals 4 closed cards each, from the top in seat order', () => {
    const { state } = newGame(3);
    expect(state.pile).toHaveLength(65 - 12);
    for (const { hand } of state.players) expect(hand).toHaveLength(4);
    expect(view(state, 0).seats.map(({ hand }) => hand)).toEqual([state.players[0].hand, null, null]);
    // A deal without luck lays the sorted pile: seat a has its top four, seat b the next four.
    const sorted = citadels.setup(2, options(), { chance: { below: (bound) => bound - 1 } });
    expect(sorted.players.map(({ hand }) => hand)).toEqual([
      [26, 25, 24, 23],
      [22, 21, 20, 19],
    ]);
  });

  it('CIT-1.4 gives everybody 2 gold', () => {
    expect(newGame(5).state.players.map(({ gold }) => gold)).toEqual([2, 2, 2, 2, 2]);
    expect(newGame(5, { bank: '30-coins' }).state.bank).toBe(20);
  });

  it('CIT-1.5 draws the first crown by lot, or gives it to seat 1 under the option', () => {
    const crowns = new Set(Array.from({ length: 40 }, (_, seed) => newGame(4, {}, seed).state.crown));
    expect([...crowns].sort()).toEqual([0, 1, 2, 3]);
    for (let seed = 0; seed < 10; seed++) expect(newGame(4, { firstCrown: 'seat-1' }, seed).state.crown).toBe(0);
  });

  it('CIT-1.6 keeps the characters apart from the districts and begins with empty cities', () => {
    const { state } = newGame(6);
    expect(state.players.map(({ city }) => city)).toEqual([[], [], [], [], [], []]);
    expect(state.draft.pool.toString(2).replaceAll('0', '')).toHaveLength(7);
    expect(state.holder.every((holder) => holder === -1)).toBe(true);
  });

  it('CIT-1.7 shows gold and hand sizes to everybody', () => {
    const { state } = table({
      seats: [
        { gold: 7, hand: ['keep', 'manor'] },
        { gold: 3, hand: ['tavern'] },
      ],
      holds: { king: 'a' },
      turn: 'king',
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(view(state, viewer).seats.map(({ gold, handSize }) => [gold, handSize])).toEqual([
        [7, 2],
        [3, 1],
      ]);
    }
  });

  it('CIT-1.8 limits neither the hand nor the gold', () => {
    const rich = table({
      seats: [{ gold: 60, hand: Array.from({ length: 20 }, () => 'tavern' as const) }, {}],
      holds: { architect: 'a' },
      turn: 'architect',
      pile: ['manor', 'castle', 'keep'],
    }).play('a: take gold', 'a: architect draw');
    expect(rich.gold('a')).toBe(62);
    expect(rich.hand('a')).toHaveLength(22);
  });
});

describe('CIT-2 Round', () => {
  it('CIT-2.1 a round is draft, calling with turns, round end, and then the next draft', () => {
    const game = newGame(4, {}, 3);
    const chance = seededChance(8);
    while (game.state.round === 1) {
      const [{ seat }] = game.state.agenda;
      const letter = 'abcd'[seat];
      const moves = game.legal(letter);
      game.play(`${letter}: ${moves[chance.below(moves.length)]}`);
    }
    const story = game.happened();
    const lastDraft = story.lastIndexOf('drafted');
    const firstCall = story.findIndex((type) => type === 'shown' || type === 'unanswered');
    expect(lastDraft).toBeLessThan(firstCall);
    expect(story.filter((type) => type === 'shown' || type === 'unanswered')).toHaveLength(8);
    expect(story.indexOf('round-began')).toBeGreaterThan(story.lastIndexOf('turn-ended'));
    expect(game.state.agenda[0].kind).toBe('draft-choose');
  });

  it('CIT-2.2 the crown holder starts the draft and calls', () => {
    const game = newGame(4, {}, 3);
    expect(game.state.agenda).toEqual([{ kind: 'draft-choose', seat: game.state.crown }]);
    const caller = game.state.crown;
    while (!game.happened().some((type) => type === 'shown')) {
      const letter = 'abcd'[game.state.agenda[0].seat];
      game.play(`${letter}: ${game.legal(letter)[0]}`);
    }
    expect(game.last('shown').caller).toBe(caller);
  });

  it('CIT-2.3 knows eight characters with the ranks 1 to 8', async () => {
    const { CHARACTERS } = await import('../src/data/characters.ts');
    expect(CHARACTERS.map(({ id, rank }) => `${rank} ${id}`)).toEqual([
      '1 assassin',
      '2 thief',
      '3 magician',
      '4 king',
      '5 bishop',
      '6 merchant',
      '7 architect',
      '8 warlord',
    ]);
  });

  it('CIT-2.4 gives one character each to 4 to 7 players, two to 2 or 3', () => {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const game = newGame(players, {}, players);
      while (game.state.agenda[0].kind.startsWith('draft')) {
        const letter = 'abcdefg'[game.state.agenda[0].seat];
        game.play(`${letter}: ${game.legal(letter)[0]}`);
      }
      const each = game.state.players.map((_, seat) => game.state.holder.filter((holder) => holder === seat).length);
      expect(each).toEqual(each.map(() => (players <= 3 ? 2 : 1)));
    }
  });

  it('CIT-2.5 shows a murdered character at the end of the round, before anything else', () => {
    const end = table({
      seats: [{}, {}, {}, {}],
      holds: { assassin: 'a', king: 'c', warlord: 'b' },
      turn: 'warlord',
      resourceTaken: true,
      murdered: 'king',
      crown: 'b',
    }).play('b: end turn');
    expect(end.happened().slice(0, 4)).toEqual(['turn-ended', 'victim-revealed', 'crowned', 'round-began']);
    expect(end.last('victim-revealed')).toMatchObject({ seat: 2, character: 3 });
  });

  it('CIT-2.6 carries gold, hands, cities and the crown over, but no characters and no marks', () => {
    const end = table({
      seats: [{ gold: 4, hand: ['keep'], city: ['tavern'] }, { gold: 1 }, {}, {}],
      holds: { thief: 'b', warlord: 'a' },
      turn: 'warlord',
      resourceTaken: true,
      murdered: 'bishop',
      robbed: 'merchant',
      crown: 'b',
    }).play('a: end turn');
    expect([end.gold('a'), end.hand('a'), end.city('a'), end.state.crown]).toEqual([4, ['keep'], ['tavern'], 1]);
    expect([end.state.murdered, end.state.robbed, end.state.called, end.state.round]).toEqual([-1, -1, 0, 4]);
    expect(end.state.holder).toEqual([-1, -1, -1, -1, -1, -1, -1, -1]);
    expect(end.state.agenda).toEqual([{ kind: 'draft-choose', seat: 1 }]);
  });
});
