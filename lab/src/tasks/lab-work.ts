import type { BotGame } from '@belfry/bots';
import { type ArenaWork, arenaWork } from '../arena/arena-work.ts';
import { type DetectionWork, detectionWork } from '../detection/detection-work.ts';
import { type PuzzlesWork, puzzlesWork } from '../puzzles/puzzles-work.ts';
import { type TrainingWork, trainingWork } from '../training/training-work.ts';

/** Jobs that can run in this process or in a separate thread. */
export type LabWork = ArenaWork & DetectionWork & PuzzlesWork & TrainingWork;

export function labWork(games: readonly BotGame[]): LabWork {
  return { ...arenaWork(games), ...detectionWork(games), ...puzzlesWork(games), ...trainingWork(games) };
}
