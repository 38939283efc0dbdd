import { findDoor } from '@belfry/games/page/doors';

/** The levels of the bots, weakest first. The page needs their names only, so it does not load the bots; a test compares the list. */
export const LEVELS = ['random', 'apprentice', 'journeyman', 'master'] as const;

/** The levels there are for a game; the upper ones judge positions. */
export function levelsOf(game: string): readonly (typeof LEVELS)[number][] {
  return findDoor(game)?.judged === true ? LEVELS : LEVELS.slice(0, LEVELS.indexOf('journeyman'));
}
