import { openPool } from '@belfry/bots';
import { asBotWorker } from './as-bot-worker.ts';
import type { LocalBotWork } from './bot-work.ts';
import { startWorker } from './start-worker.ts';

/** The Master's opinion, thought out in a worker of its own, so that neither the page nor a match waits for it. */
export interface HintWorker extends Omit<LocalBotWork, 'think' | 'warmUp'> {
  close(): void;
}

/** The worker starts with the first question. */
export function openHintWorker(): HintWorker {
  const pool = openPool<LocalBotWork>({ size: 1, start: () => asBotWorker(startWorker()) });
  return {
    hint: (asked) => pool.run('hint', asked),
    analyse: (log) => pool.run('analyse', log),
    judge: (asked) => pool.run('judge', asked),
    explain: (asked) => pool.run('explain', asked),
    ownPart: (asked) => pool.run('ownPart', asked),
    close: () => void pool.close(),
  };
}
