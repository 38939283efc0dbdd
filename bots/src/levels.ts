import { BadInput, type Bot, type Game } from '@belfry/kernel';
import { randomBot } from './random.ts';

/** The levels from weakest to strongest; each is a way to get a bot for any game. */
const LEVELS = {
  random: () => randomBot,
  apprentice: (game: Game) => game.bots.apprentice,
} as const satisfies Record<string, (game: Game) => Bot>;

export type BotName = keyof typeof LEVELS;

export const BOT_NAMES: readonly BotName[] = Object.keys(LEVELS).filter(isBotName);

function isBotName(name: string): name is BotName {
  return Object.hasOwn(LEVELS, name);
}

/** The bot of that name for that game; the error names the bots there are. */
export function botByName(game: Game, name: string): Bot {
  if (!isBotName(name)) throw new BadInput(`there is no bot "${name}"; the bots are ${BOT_NAMES.join(', ')}`);
  return LEVELS[name](game);
}
