import type { Course } from '@belfry/kernel';

/** What each game teaches, loaded when somebody wants to learn it. A game without a course is learnt by playing it. */
const COURSES: Readonly<Record<string, () => Promise<{ readonly course: Course }>>> = {
  bruges: () => import('@belfry/bruges/lessons'),
  citadels: () => import('@belfry/citadels/lessons'),
  fortuna: () => import('@belfry/fortuna/lessons'),
  nuremberg: () => import('@belfry/nuremberg/lessons'),
};

export async function loadCourse(game: string): Promise<Course | null> {
  return (await COURSES[game]?.())?.course ?? null;
}
