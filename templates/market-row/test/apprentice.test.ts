import type { Bot } from '@belfry/bots';
import { pick, seededChance, winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { apprentice } from '../src/bot/apprentice.ts';
import { marketRow } from '../src/game.ts';
import type { Move, State, View } from '../src/index.ts';
import { options } from './table.ts';

const random: Bot<View, Move> = { choose: (_, moves, chance) => ({ move: pick(chance, moves) }) };

const GAMES = 200;

function game(seed: string, bots: readonly Bot<View, Move>[]): State {
  const chance = seededChance(seed);
  const state = marketRow.setup(bots.length, options(), { chance });
  for (let [owed] = marketRow.pending(state); owed !== undefined; [owed] = marketRow.pending(state)) {
    const { seat } = owed;
    const bot = bots[seat] ?? random;
    marketRow.apply(state, seat, bot.choose(marketRow.view(state, seat), marketRow.legal(state, seat), chance).move, { chance });
  }
  return state;
}

describe('The apprentice', () => {
  it('beats two random players more often than not', () => {
    let won = 0;
    for (let i = 0; i < GAMES; i++) {
      const outcome = marketRow.outcome(
        game(
          `against ${i}`,
          [0, 1, 2].map((seat) => (seat === i % 3 ? apprentice : random)),
        ),
      );
      const best = outcome === null ? [] : winners(outcome);
      if (best.includes(i % 3)) won += 1 / best.length;
    }
    expect(won / GAMES).toBeGreaterThan(0.5);
  });
});
