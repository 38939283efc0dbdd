import { setProgress, useProgress } from '../../api/progress.ts';

const topicOf = (game: string): string => `puzzles:${game}`;
/** Each day with a solved puzzle is an item, so that two devices make one streak. */
const DAILY = 'daily-puzzle';

/** Which puzzles of a game have been solved. */
export function useSolved(game: string): ReadonlySet<string> {
  return new Set(useProgress(topicOf(game)).keys());
}

export function markSolved(game: string, puzzle: string): void {
  setProgress(topicOf(game), puzzle, 1);
}

/** The days whose puzzle has been solved, by their numbers. */
export function useSolvedDays(): ReadonlySet<number> {
  return new Set([...useProgress(DAILY).keys()].map(Number));
}

export function markDaily(day: number): void {
  setProgress(DAILY, String(day), 1);
}
