import type { BotGame, Puzzle } from '@belfry/bots';
import { findGame } from '@belfry/games';
import { checkPuzzle, type PuzzleCheck } from './check.ts';
import { type Harvest, type PuzzlePlan, puzzlesOfMatch } from './find.ts';

export type PuzzlesWork = {
  puzzles(task: PuzzlesTask): Harvest;
  checkPuzzle(task: CheckTask): PuzzleCheck;
};

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

export function puzzlesWork(games: readonly BotGame[]): PuzzlesWork {
  return {
    puzzles: ({ game, plan, match }) => puzzlesOfMatch(findGame(game, games), plan, match),
    checkPuzzle: ({ game, puzzle, iterations, seed }) => checkPuzzle(findGame(game, games), puzzle, iterations, seed),
  };
}
