/** The levels of the bots, weakest first. The page needs their names only, so it does not load the bots; a test compares the list. */
export const LEVELS = ['random', 'apprentice', 'journeyman', 'master'] as const;
