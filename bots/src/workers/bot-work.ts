import type { Choice } from '../contract/bot.ts';
import type { BotRules } from '../contract/bot-game.ts';
import { choiceFor, type Question } from './question.ts';
import { warmUp } from './warm-up.ts';

/** What a worker does for a host of bots. It hears views and legal moves, and nothing else. */
export type BotWork = {
  think(question: Question): Promise<Choice<string>>;
  /** Before the first question of a game: nobody waits for it. */
  warmUp(game: string): Promise<void>;
};

/**
 * Level names tell which bots will play, so that a game can be loaded with no more than they need. Without a version today's rules are meant.
 */
export type LoadBotGame = (game: string, level: string, rules?: number) => BotRules | Promise<BotRules>;

export function botWork(load: LoadBotGame): BotWork {
  return {
    think: async (question) => choiceFor(await load(question.game, question.level, question.rules), question),
    warmUp: async (game) => warmUp(await load(game, 'master')),
  };
}
