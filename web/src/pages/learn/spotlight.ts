import type { Lesson } from '@belfry/kernel';
import type { LessonState } from './lesson-session.ts';

/** From this share of the course on, tasks are no longer highlighted. */
const FADES_AT = 0.5;

const NOTHING: readonly string[] = [];

/**
 * Returns what a lesson highlights. Text steps highlight what they mention. Tasks are highlighted less and less: after the first lesson the
 * last task of each is not, and in the second half of the course none is; then a hint or a mistake turns the highlight on.
 */
export function litIn(
  { steps }: Pick<Lesson, 'steps'>,
  place: number,
  lessons: number,
  { step: at, said, ruledOut }: LessonState,
): readonly string[] {
  const step = steps[at];
  if (step === undefined) return NOTHING;
  const { task } = step;
  const point = step.point?.filter((thing) => !ruledOut.includes(thing)) ?? NOTHING;
  if (task === undefined || said?.to === 'hint' || said?.to === 'mistake') return point;
  const isLast = steps.slice(at + 1).every((later) => later.task === undefined);
  const isQuestion = place > 0 && (isLast || place >= lessons * FADES_AT);
  return isQuestion ? NOTHING : point;
}
