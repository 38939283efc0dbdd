import type { BotGame } from '@belfry/bots';
import { BadInput, type Game, type Header } from '@belfry/kernel';
import { loadPinned } from './pinned.ts';
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

/** The rules a match was begun with. One of a version that this house has never had gets today's, which refuse it with a sentence. */
export function rulesOf(match: Pick<Header, 'game' | 'rules'>): Promise<BotGame>;
export function rulesOf<G extends Game>(match: Pick<Header, 'game' | 'rules'>, among: readonly G[]): Promise<G | BotGame>;
export async function rulesOf({ game, rules }: Pick<Header, 'game' | 'rules'>, among: readonly Game[] = games): Promise<Game> {
  const today = findGame(game, among);
  return rules === today.rulesVersion ? today : ((await loadPinned(game, rules)) ?? today);
}
