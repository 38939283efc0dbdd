import { type Analysis, openPool } from '@belfry/bots';
import type { MatchLog } from '@belfry/kernel';
import { asBotWorker } from './as-bot-worker.ts';
import type { HintReply, HintRequest, LocalBotWork } from './bot-work.ts';
import { startWorker } from './start-worker.ts';

/** The Master's opinion, thought out in a worker of its own, so that neither the page nor a match waits for it. */
export interface HintWorker {
  hint(asked: HintRequest): Promise<HintReply>;
  analyse(log: MatchLog): Promise<Analysis>;
  close(): void;
}

/** The worker starts with the first question. */
export function openHintWorker(): HintWorker {
  const pool = openPool<LocalBotWork>({ size: 1, start: () => asBotWorker(startWorker()) });
  return {
    hint: (asked) => pool.run('hint', asked),
    analyse: (log) => pool.run('analyse', log),
    close: () => void pool.close(),
  };
}
