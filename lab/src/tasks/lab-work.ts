import type { BotGame } from '@belfry/bots';
import { type ArenaWork, arenaWork } from '../arena/arena-work.ts';
import { type DetectionWork, detectionWork } from '../detection/detection-work.ts';
import { type PuzzlesWork, puzzlesWork } from '../puzzles/puzzles-work.ts';
import { type TrainingWork, trainingWork } from '../training/training-work.ts';

/** Work that can be done anywhere: in this process or in a thread of its own. */
export type LabWork = ArenaWork & DetectionWork & PuzzlesWork & TrainingWork;

export function labWork(games: readonly BotGame[]): LabWork {
  return { ...arenaWork(games), ...detectionWork(games), ...puzzlesWork(games), ...trainingWork(games) };
}
