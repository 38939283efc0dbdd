import type { Choice } from '../contract/bot.ts';
import type { BotRules } from '../contract/bot-game.ts';
import { choiceFor, type Question } from './question.ts';
import { warmUp } from './warm-up.ts';

/** The work of a bot worker. It receives views and legal moves, and nothing else. */
export type BotWork = {
  think(question: Question): Promise<Choice<string>>;
  /** Runs before the first question of a game, so that nobody waits for it. */
  warmUp(game: string): Promise<void>;
};

/** Loads a game for the bots of a level, with no more code than they need. The default is the current rules version. */
export type LoadBotGame = (game: string, level: string, rules?: number) => BotRules | Promise<BotRules>;

export function botWork(load: LoadBotGame): BotWork {
  return {
    think: async (question) => choiceFor(await load(question.game, question.level, question.rules), question),
    warmUp: async (game) => warmUp(await load(game, 'master')),
  };
}
