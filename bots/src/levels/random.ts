import { pick } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';

/** Plays a random legal move. It ignores the view, so callers need not create one. */
export const randomBot: Bot = {
  choose: (_view, moves, chance) => ({ move: pick(chance, moves) }),
};
