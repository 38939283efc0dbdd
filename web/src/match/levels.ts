import { findGameCard } from '@belfry/games/page/game-cards';

/** The bot levels, weakest first. The page needs only their names, so it does not load the bots; a test compares the lists. */
export const LEVELS = ['random', 'apprentice', 'journeyman', 'master'] as const;

/** Returns the levels available for a game; the upper ones evaluate positions. */
export function levelsOf(game: string): readonly (typeof LEVELS)[number][] {
  return findGameCard(game)?.judged === true ? LEVELS : LEVELS.slice(0, LEVELS.indexOf('journeyman'));
}
