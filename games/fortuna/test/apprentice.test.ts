import type { Bot } from '@belfry/bots';
import { seededChance, winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { apprentice } from '../src/bot/apprentice.ts';
import { fortuna } from '../src/game.ts';
import type { Move, State, View } from '../src/index.ts';
import { options, table } from './table.ts';

const random: Bot<View, Move> = { choose: (_, moves, chance) => ({ move: moves[chance.below(moves.length)] }) };

const GAMES = 20;

function game(seed: string, bots: readonly Bot<View, Move>[], count?: Map<string, number>): State {
  const chance = seededChance(seed);
  const emit =
    count &&
    ((event: Parameters<typeof fortuna.uses>[0]) => fortuna.uses(event).forEach((tag) => void count.set(tag, (count.get(tag) ?? 0) + 1)));
  const state = fortuna.setup(bots.length, options(), { chance, emit });
  for (let [owed] = fortuna.pending(state); owed !== undefined; [owed] = fortuna.pending(state)) {
    const { seat } = owed;
    const move = bots[seat].choose(fortuna.view(state, seat), fortuna.legal(state, seat), chance).move;
    fortuna.apply(state, seat, move, { chance, emit });
  }
  return state;
}

describe('The apprentice', () => {
  it('beats three random players far more often than not', () => {
    let won = 0;
    for (let i = 0; i < GAMES; i++) {
      const outcome = fortuna.outcome(
        game(
          `against ${i}`,
          [0, 1, 2, 3].map((seat) => (seat === i % 4 ? apprentice : random)),
        ),
      );
      const best = outcome === null ? [] : winners(outcome);
      if (best.includes(i % 4)) won += 1 / best.length;
    }
    expect(won / GAMES).toBeGreaterThan(0.8);
  });

  it('plays games of 7 to 12 rounds and uses every action and favour', () => {
    const count = new Map<string, number>();
    for (const players of [2, 3, 4]) {
      let rounds = 0;
      for (let i = 0; i < 8; i++) rounds += game(`rounds ${players} ${i}`, new Array(players).fill(apprentice), count).round;
      expect(rounds / 8).toBeGreaterThan(7);
      expect(rounds / 8).toBeLessThan(12);
    }
    const usual = fortuna.usage.filter((tag) => tag.startsWith('action') || tag.startsWith('favour'));
    expect(usual.filter((tag) => !count.has(tag))).toEqual([]);
    expect(usual.length).toBe(18);
  });

  it('serves rather than pays tax, and takes the steps it can', () => {
    const view = (state: State): View => fortuna.view(state, 0);
    const best = (state: State): string => fortuna.write(apprentice.choose(view(state), fortuna.legal(state, 0), seededChance(1)).move);
    expect(best(table({ seats: [{ wine: 2, money: 3 }, {}, {}], phase: 'favour', roll: [2] }).state)).toBe('serve orgy 2');
    expect(best(table({ seats: [{ hand: ['chariot'], step: 13 }, {}, {}], phase: 'end' }).state)).toBe('use chariot');
  });

  it('takes no card from the side of whoever is last', () => {
    const swaps = (stepOfC: number): string[] => {
      const t = table({
        seats: [
          { step: 6, money: 6, cards: ['clergy', 'build', 'marriage'] },
          { step: 9, cards: ['bribery', 'grain-trade', 'wine-trade'] },
          { step: stepOfC, cards: ['grain-harvest', 'wine-harvest', 'water-distribution'] },
        ],
        open: { east: ['hire-centurions', 'recruit-vestals', 'fortuna'] },
      }).play('a: skip clergy');
      const moods = Array.from(
        { length: 30 },
        (_, mood) => apprentice.choose(fortuna.view(t.state, 0), fortuna.legal(t.state, 0), seededChance(mood)).move,
      );
      return moods.map((move) => fortuna.write(move)).filter((words) => words.endsWith('harvest'));
    };
    expect(swaps(2)).toEqual([]);
    expect(swaps(9).length).toBeGreaterThan(0);
  });
});
