import type { Course } from '@belfry/kernel';
import { COURSES } from './lazy-parts.ts';

/** What a game teaches, loaded when somebody wants to learn it; null for a game that is learnt by playing it. */
export async function loadCourse(game: string): Promise<Course | null> {
  const courses: Readonly<Record<string, (() => Promise<{ readonly course: Course }>) | undefined>> = COURSES;
  return (await courses[game]?.())?.course ?? null;
}
