import { loadCourse } from '@belfry/games/courses';
import type { Course } from '@belfry/kernel';
import { useEffect, useState } from 'react';

/** Returns the course of a game once loaded; `none` when it has none. */
export function useCourse(game: string): Course | 'none' | null {
  const [loaded, setLoaded] = useState<Course | 'none' | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadCourse(game).then((course) => wanted && setLoaded(course ?? 'none'));
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
