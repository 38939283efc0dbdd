import { forgetProgress, setProgress, useProgress } from '../../api/progress.ts';
import { today } from '../../base/day.ts';
import { isDue, REVIEWED } from './review-days.ts';

const topicOf = (game: string): string => `lessons:${game}`;
/** The question of each lesson that is to come back, by the day on which the lesson was learnt. */
const reviewOf = (game: string): string => `review:${game}`;
/** So many questions are asked at once. */
const SHORT = 3;

/** What a lesson is marked with. */
const LEARNT = 1;
const AT_FIRST_TRY = 2;

/** Which lessons of a game have been learnt, by the id of the lesson, so that a course may grow. */
export function useLearnt(game: string): ReadonlySet<string> {
  return new Set(useProgress(topicOf(game)).keys());
}

/** The lessons that were learnt without a mistake and without a hint. */
export function useFirstTries(game: string): ReadonlySet<string> {
  const marks = [...useProgress(topicOf(game))];
  return new Set(marks.flatMap(([lesson, mark]) => (mark >= AT_FIRST_TRY ? [lesson] : [])));
}

/** A mark that was earned stays, and only what is new comes back in the review. */
export function markLearnt(game: string, lesson: string, clean = false): void {
  setProgress(topicOf(game), lesson, clean ? AT_FIRST_TRY : LEARNT, { raises: true });
  setProgress(reviewOf(game), lesson, today(), { once: true });
}

export function forgetLearnt(game: string): void {
  forgetProgress(topicOf(game));
  forgetProgress(reviewOf(game));
}

/** The lessons learnt before today whose question has not come back yet: a few at a time. */
export function useReview(game: string): readonly string[] {
  const due = [...useProgress(reviewOf(game))].filter(([, day]) => isDue(day, today()));
  return due.map(([lesson]) => lesson).slice(0, SHORT);
}

export function markReviewed(game: string, lesson: string): void {
  setProgress(reviewOf(game), lesson, REVIEWED);
}
