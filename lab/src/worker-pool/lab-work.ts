import { type BotGame, judgeOf, masterJudgeOf, type Puzzle, type Weights } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { detectorsOf } from '@belfry/games/detectors';
import { arenaBot } from '../arena/arena-bot.ts';
import { playArenaGame } from '../arena/match.ts';
import type { ArenaPlan, GameRecord } from '../arena/plan.ts';
import { type CoursePlan, type DetectedGame, detect, playCourse } from '../detection/detection.ts';
import { checkPuzzle, type PuzzleCheck } from '../puzzles/check.ts';
import { type Harvest, type PuzzlePlan, puzzlesOfMatch } from '../puzzles/find.ts';
import type { Episode, SearchedEpisode } from '../training/episode.ts';
import { playSearchedEpisode } from '../training/masters-play.ts';
import { playEpisode } from '../training/self-play.ts';

/** Work that can be done anywhere: in this process or in a thread of its own. */
export type LabWork = {
  arenaGame(task: ArenaTask): Promise<GameRecord>;
  episodes(task: EpisodesTask): readonly Episode[];
  searchedEpisode(task: SearchedEpisodeTask): { readonly index: number; readonly episode: SearchedEpisode };
  detection(task: DetectionTask): Promise<DetectedGame>;
  puzzles(task: PuzzlesTask): Harvest;
  checkPuzzle(task: CheckTask): PuzzleCheck;
};

export interface ArenaTask {
  readonly plan: ArenaPlan;
  readonly index: number;
}

/** A game of one bot on every seat, to look for laughable moves in. */
export interface DetectionTask extends CoursePlan {
  readonly game: string;
  readonly bot: string;
}

export interface EpisodesTask {
  readonly game: string;
  readonly weights: Weights;
  readonly tables: readonly { readonly players: number; readonly seed: string }[];
}

export interface SearchedEpisodeTask {
  readonly game: string;
  readonly index: number;
  readonly players: number;
  readonly iterations: number;
  readonly seed: string;
}

export interface PuzzlesTask {
  readonly game: string;
  readonly plan: PuzzlePlan;
  readonly match: number;
}

export interface CheckTask {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly iterations: number;
  readonly seed: string;
}

export function labWork(games: readonly BotGame[]): LabWork {
  return {
    async arenaGame({ plan, index }) {
      const game = findGame(plan.game, games);
      const bots = await Promise.all(plan.bots.map((name) => arenaBot(game, name)));
      return playArenaGame(game, plan, bots, index);
    },
    async detection({ game: id, bot, ...plan }) {
      const game = findGame(id, games);
      const course = playCourse(game, plan, await arenaBot(game, bot));
      return { seed: plan.seed, hits: detect(course, detectorsOf(id)) };
    },
    episodes({ game, weights, tables }) {
      const judge = judgeOf(findGame(game, games), weights);
      return tables.map(({ players, seed }) => playEpisode(judge, players, seed));
    },
    searchedEpisode: ({ game, index, players, iterations, seed }) => ({
      index,
      episode: playSearchedEpisode(masterJudgeOf(findGame(game, games)), players, iterations, seed),
    }),
    puzzles: ({ game, plan, match }) => puzzlesOfMatch(findGame(game, games), plan, match),
    checkPuzzle: ({ game, puzzle, iterations, seed }) => checkPuzzle(findGame(game, games), puzzle, iterations, seed),
  };
}
