import { bruges } from '@belfry/bruges';
import { citadels } from '@belfry/citadels';
import { fortuna } from '@belfry/fortuna';
import { BadInput, type Game } from '@belfry/kernel';
import { nuremberg } from '@belfry/nuremberg';

/** The games of the house. A new game is one folder beside this file and one line here. */
export const games: readonly Game[] = [citadels, fortuna, bruges, nuremberg];

/** The game with that id; the error names the games there are. */
export function findGame(id: string, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => candidate.id === id);
  if (game === undefined) throw new BadInput(`there is no game "${id}"; the games are ${among.map((known) => known.id).join(', ')}`);
  return game;
}
