import { setProgress, useProgress } from '../../api/progress.ts';

const topicOf = (game: string): string => `puzzles:${game}`;
/** Each day with a solved puzzle is an item of its own, so that two devices share one streak. */
const DAILY = 'daily-puzzle';

/** Returns the solved puzzles of a game. */
export function useSolved(game: string): ReadonlySet<string> {
  return new Set(useProgress(topicOf(game)).keys());
}

export function markSolved(game: string, puzzle: string): void {
  setProgress(topicOf(game), puzzle, 1);
}

/** Returns the numbers of the days whose puzzle is solved. */
export function useSolvedDays(): ReadonlySet<number> {
  return new Set([...useProgress(DAILY).keys()].map(Number));
}

export function markDaily(day: number): void {
  setProgress(DAILY, String(day), 1);
}
