import { games } from '@belfry/games';

/** The games with an evaluation, by name; one that is new has none yet, and the simpler bots only. */
export const judgedGames = games.filter(({ evaluation }) => evaluation !== undefined).map((game) => [game.id, game] as const);
