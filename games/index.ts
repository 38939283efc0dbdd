import type { BotGame } from '@belfry/bots';
import { BadInput, type Game } from '@belfry/kernel';
import * as registry from './registry.ts';

/** The games of the house with their bots, by name. */
export const games: readonly BotGame[] = Object.values(registry);

/** The game with that id; the error names the games there are. */
export function findGame(id: string): BotGame;
export function findGame<G extends Game>(id: string, among: readonly G[]): G;
export function findGame(id: string, among: readonly Game[] = games): Game {
  const game = among.find((candidate) => candidate.id === id);
  if (game === undefined) throw new BadInput(`there is no game "${id}"; the games are ${among.map((known) => known.id).join(', ')}`);
  return game;
}
