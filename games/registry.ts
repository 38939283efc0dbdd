import { citadels } from '@belfry/citadels';
import { BadInput, type Game } from '@belfry/kernel';

/** The games of the house. A new game is one folder beside this file and one line here. */
export const games: readonly Game[] = [citadels];

/** The game with that id; the error names the games there are. */
export function findGame(id: string, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => candidate.id === id);
  if (game === undefined) throw new BadInput(`there is no game "${id}"; the games are ${among.map((known) => known.id).join(', ')}`);
  return game;
}
