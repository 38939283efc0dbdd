import { completeOptions, seededChance } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import { botByName } from '../levels/levels.ts';
import { chooseMove, nextToSpeak } from '../levels/playout.ts';

/** Enough to run most of the search code. */
const DECISIONS = 24;
const BOT = 'master:6it';

const warm = new WeakSet<BotRules>();

/**
 * Plays the Master's first decisions of a match of its own, once per process or thread. Code that has never run is slow, and on a busy
 * machine the first answers would be late. It affects no later answer.
 */
export function warmUp(game: BotRules): void {
  if (warm.has(game)) return;
  warm.add(game);
  const bot = botByName(game, BOT);
  const chance = seededChance('warm-up');
  const state = game.setup(Math.min(4, game.players.max), completeOptions(game.options), { chance });
  let decisions = 0;
  for (let pending = game.pending(state); pending.length > 0 && decisions < DECISIONS; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    game.apply(state, seat, chooseMove(game, state, seat, bot, chance), { chance });
    decisions++;
  }
}
