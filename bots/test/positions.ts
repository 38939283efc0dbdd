import { completeOptions, type Decision, type Seat, seededChance } from '@belfry/kernel';
import type { Bot } from '../src/contract/bot.ts';
import type { BotGame } from '../src/contract/bot-game.ts';
import { nextToSpeak } from '../src/index.ts';

export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly pending: readonly Decision[];
  readonly moves: readonly unknown[];
}

/** Positions with a choice from all over a game that apprentices play, or other bots: one in `every` decisions, at most `most`. */
export function positionsOf(
  game: BotGame,
  every: number,
  most: number,
  seed = 'positions',
  bot: Bot = game.apprentice,
  players = Math.min(4, game.players.max),
): Position[] {
  const chance = seededChance(seed);
  const state = game.setup(players, completeOptions(game.options), { chance });
  const found: Position[] = [];
  let decisions = 0;
  for (let pending = game.pending(state); pending.length > 0 && found.length < most; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    const moves = game.legal(state, seat);
    if (moves.length > 1 && decisions++ % every === 0) found.push({ state: game.clone(state), seat, pending, moves });
    game.apply(state, seat, bot.choose(game.view(state, seat), moves, chance).move, { chance });
  }
  return found;
}
