import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { arenaBot } from './arena-bot.ts';
import { playArenaGame } from './match.ts';
import type { ArenaPlan, GameRecord } from './plan.ts';

export type ArenaWork = {
  arenaGame(task: ArenaTask): Promise<GameRecord>;
};

export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly index: number;
}

export function arenaWork(games: readonly BotGame[]): ArenaWork {
  return {
    async arenaGame({ plan, index }) {
      const game = findGame(plan.game, games);
      const bots = await Promise.all(plan.bots.map((name) => arenaBot(game, name)));
      return playArenaGame(game, plan, bots, index);
    },
  };
}
