import { type BotHost, hostBots } from '@belfry/bots';
import { asBotWorker } from './as-bot-worker.ts';

/** A bot that has not answered after so long is stopped, and chance moves for it. Slow devices take their time. */
const KILL_AFTER = 6_000;
const TICKS = 12;

/** Bots think in a worker of their own, which only ever hears views and legal moves. */
export function hostLocalBots(): BotHost {
  return hostBots({
    size: 1,
    // The same code as the worker that hosts the match, but nobody opens a table there.
    start: () => asBotWorker(new Worker(self.location.href, { type: 'module' })),
    limit: { milliseconds: KILL_AFTER, timers: { after: afterAwake } },
    onTrouble: ({ message }) => console.warn(`chance moves for a bot: ${message}`),
  });
}

/** A device that slept lets the bot go on thinking: of a sleep only one tick counts. */
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
