import type { Lesson } from '@belfry/kernel';
import type { LessonState } from './lesson-session.ts';

/** From this share of the course on, people find what to touch themselves. */
const FADES_AT = 0.5;

const NOTHING: readonly string[] = [];

/**
 * What a lesson lights. Where there is something to read it lights what it speaks of. The light of tasks fades: after the first lesson the last task of
 * each is a question, and in the second half of the course every task is; then a hint or a mistake brings the light.
 */
export function litIn(
  { steps }: Pick<Lesson, 'steps'>,
  place: number,
  lessons: number,
  { step: at, said }: LessonState,
): readonly string[] {
  const step = steps[at];
  if (step === undefined) return NOTHING;
  const { task, point = NOTHING } = step;
  if (task === undefined || said?.to === 'hint' || said?.to === 'mistake') return point;
  const isLast = steps.slice(at + 1).every((later) => later.task === undefined);
  const isQuestion = place > 0 && (isLast || place >= lessons * FADES_AT);
  return isQuestion ? NOTHING : point;
}
