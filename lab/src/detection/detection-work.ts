import type { BotGame } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { arenaBot } from '../arena/arena-bot.ts';
import { type CoursePlan, type DetectedGame, detect, playCourse } from './detection.ts';

export type DetectionWork = {
  detection(task: DetectionTask): Promise<DetectedGame>;
};

/** A game with one bot at every seat, to find blunders in. */
export interface DetectionTask extends CoursePlan {
  readonly game: string;
  readonly bot: string;
}

export function detectionWork(games: readonly BotGame[]): DetectionWork {
  return {
    async detection({ game: id, bot, ...plan }) {
      const game = findGame(id, games);
      const course = playCourse(game, plan, await arenaBot(game, bot));
      return { seed: plan.seed, hits: detect(course, detectorsOf(id)) };
    },
  };
}
