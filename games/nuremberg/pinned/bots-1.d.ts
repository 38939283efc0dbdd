import type { Bot, BotGame } from '@belfry/bots';

/** Journeyman and Master as they once were, under the names they have today: `master:300ms`. */
export declare function frozenBot(game: BotGame, name: string): Bot;
