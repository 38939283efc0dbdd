import { forgetProgress, setProgress, useProgress } from '../../api/progress.ts';

const topicOf = (game: string): string => `lessons:${game}`;

/** Which lessons of a game have been learnt, by the id of the lesson, so that a course may grow. */
export function useLearnt(game: string): ReadonlySet<string> {
  return new Set(useProgress(topicOf(game)).keys());
}

export function markLearnt(game: string, lesson: string): void {
  setProgress(topicOf(game), lesson, 1);
}

export function forgetLearnt(game: string): void {
  forgetProgress(topicOf(game));
}
