import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { KINDS, WARES } from '../src/data/wares.ts';
import { marketRow } from '../src/game.ts';
import { newGame, options } from './table.ts';

describe('MKT-1 Setup', () => {
  it('MKT-1.1 two to four play', () => {
    expect(marketRow.players).toEqual({ min: 2, max: 4 });
  });

  it('MKT-1.2 there is one of each number of each kind, and none is missing after the deal', () => {
    expect(WARES).toHaveLength(44);
    for (const kind of KINDS) {
      const numbers = WARES.filter((ware) => ware.kind === kind).map(({ number }) => number);
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }
    const { pile, row, players } = newGame(4).state;
    expect([...pile, ...row, ...players.flatMap(({ hand }) => hand)].sort((a, b) => a - b)).toEqual(WARES.map((_, ware) => ware));
  });

  it('MKT-1.2 the pile is shuffled: other luck, other cards', () => {
    expect(newGame(3, {}, 1).state.pile).not.toEqual(newGame(3, {}, 2).state.pile);
  });

  it('MKT-1.3 everybody has six cards in hand', () => {
    for (const players of [2, 3, 4]) expect(newGame(players).state.players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(6));
  });

  it('MKT-1.4 anybody may be the start player', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => marketRow.setup(4, options(), { chance: seededChance(seed) }).start);
    expect([...new Set(starts)].sort()).toEqual([0, 1, 2, 3]);
  });

  it('MKT-2.1 as many wares as players lie in the row', () => {
    for (const players of [2, 3, 4]) expect(newGame(players).row()).toHaveLength(players);
  });
});
