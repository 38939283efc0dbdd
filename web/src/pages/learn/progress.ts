import { forgetProgress, setProgress, useProgress } from '../../api/progress.ts';
import { today } from '../../base/day.ts';
import { isDue, REVIEWED } from './review-days.ts';

const topicOf = (game: string): string => `lessons:${game}`;
/** The topic of a game's review questions, each with the day on which its lesson was learnt. */
const reviewOf = (game: string): string => `review:${game}`;
/** How many questions a review asks at once. */
const SHORT = 3;

/** The mark of a completed lesson. */
const LEARNT = 1;
const AT_FIRST_TRY = 2;

/** Returns the ids of the completed lessons of a game; ids, so that a course may grow. */
export function useLearnt(game: string): ReadonlySet<string> {
  return new Set(useProgress(topicOf(game)).keys());
}

/** Returns the lessons completed without a mistake or a hint. */
export function useFirstTries(game: string): ReadonlySet<string> {
  const marks = [...useProgress(topicOf(game))];
  return new Set(marks.flatMap(([lesson, mark]) => (mark >= AT_FIRST_TRY ? [lesson] : [])));
}

/** Marks a lesson as completed. An earlier mark stays, and only a newly learnt lesson enters the review. */
export function markLearnt(game: string, lesson: string, clean = false): void {
  setProgress(topicOf(game), lesson, clean ? AT_FIRST_TRY : LEARNT, { raises: true });
  setProgress(reviewOf(game), lesson, today(), { once: true });
}

export function forgetLearnt(game: string): void {
  forgetProgress(topicOf(game));
  forgetProgress(reviewOf(game));
}

/** Returns a few lessons from before today whose review question is still open. */
export function useReview(game: string): readonly string[] {
  const due = [...useProgress(reviewOf(game))].filter(([, day]) => isDue(day, today()));
  return due.map(([lesson]) => lesson).slice(0, SHORT);
}

export function markReviewed(game: string, lesson: string): void {
  setProgress(reviewOf(game), lesson, REVIEWED);
}
