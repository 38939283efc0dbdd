import { type BotHost, hostBots, type WorkerLike } from '@belfry/bots';
import type { Request, WorkerMessage } from './wire.ts';

/** A bot that has not answered after so long is stopped, and chance moves for it. Slow devices take their time. */
const KILL_AFTER = 6_000;
const TICKS = 12;

/** Bots think in a worker of their own, which only ever hears views and legal moves. */
export function hostLocalBots(): BotHost {
  return hostBots(openThinker, { after: afterAwake }, KILL_AFTER);
}

/** The same code as the worker that keeps the match, but nobody opens a table there. */
function openThinker(): WorkerLike {
  const worker = new Worker(self.location.href, { type: 'module' });
  return {
    send: ({ id, question }) => worker.postMessage({ id, body: { ask: 'think', question } } satisfies Request),
    onAnswer(receive) {
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if ('refusal' in data) receive({ id: data.id, error: data.refusal.message });
        else if ('value' in data) receive({ id: data.id, move: String(data.value) });
      };
    },
    kill: () => worker.terminate(),
  };
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
