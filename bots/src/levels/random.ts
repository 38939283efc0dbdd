import { pick } from '@belfry/kernel';
import type { Bot } from '../contract/bot.ts';

/** Takes any legal move, each as likely as the next. It does not look at the view, so nobody needs to make one for it. */
export const randomBot: Bot = {
  choose: (_view, moves, chance) => ({ move: pick(chance, moves) }),
};
