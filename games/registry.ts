import type { BotGame } from '@belfry/bots';
import { botGame as bruges } from '@belfry/bruges/bot';
import { botGame as citadels } from '@belfry/citadels/bot';
import { botGame as fortuna } from '@belfry/fortuna/bot';
import { BadInput, type Game } from '@belfry/kernel';
import { botGame as nuremberg } from '@belfry/nuremberg/bot';

/** The games of the house with their bots. A new game is one folder beside this file and one line here. */
export const games: readonly BotGame[] = [citadels, fortuna, bruges, nuremberg];

/** The game with that id; the error names the games there are. */
export function findGame(id: string): BotGame;
export function findGame<G extends Game>(id: string, among: readonly G[]): G;
export function findGame(id: string, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => candidate.id === id);
  if (game === undefined) throw new BadInput(`there is no game "${id}"; the games are ${among.map((known) => known.id).join(', ')}`);
  return game;
}
