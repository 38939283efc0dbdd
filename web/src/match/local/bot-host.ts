import { type BotHost, hostBots } from '@belfry/bots';
import { asBotWorker } from './as-bot-worker.ts';

/** Stops a bot that has not answered after this many milliseconds, generous for slow devices; a random move replaces its own. */
const KILL_AFTER = 6_000;
const TICKS = 12;

/** Hosts the bots in a worker of their own, which only ever receives views and legal moves. */
export function hostLocalBots(): BotHost {
  return hostBots({
    size: 1,
    // The same script as the worker that hosts the match, but this one never opens a table.
    start: () => asBotWorker(new Worker(self.location.href, { type: 'module' })),
    limit: { milliseconds: KILL_AFTER, timers: { after: afterAwake } },
    onTrouble: ({ message }) => console.warn(`chance moves for a bot: ${message}`),
  });
}

/** Runs `act` after a time awake: a device that sleeps uses up only one tick, so the bot can continue to think. */
function afterAwake(milliseconds: number, act: () => void): () => void {
  let left = TICKS;
  const tick = (): void => {
    left--;
    if (left === 0) act();
    else timer = setTimeout(tick, milliseconds / TICKS);
  };
  let timer = setTimeout(tick, milliseconds / TICKS);
  return () => clearTimeout(timer);
}
