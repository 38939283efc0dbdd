import { openPool, type WorkerPool } from '@belfry/bots';
import { asBotWorker } from './as-bot-worker.ts';
import type { LocalBotWork } from './bot-work.ts';
import { startWorker } from './start-worker.ts';

/** The opinion of the coach, thought out in a worker, so that neither the page nor a match waits for it. */
export interface HintWorker extends Omit<LocalBotWork, 'think' | 'warmUp'> {
  /** Whoever asked hears no more. */
  close(): void;
}

/** Hints, coach, puzzles and game reviews ask the same worker: it keeps what it has judged. */
let shared: WorkerPool<LocalBotWork> | null = null;

function pool(): WorkerPool<LocalBotWork> {
  shared ??= openPool<LocalBotWork>({ size: 1, start: () => asBotWorker(startWorker()) });
  return shared;
}

/** The worker starts with the first question. */
export function openHintWorker(): HintWorker {
  let open = 0;
  const run: WorkerPool<LocalBotWork>['run'] = (what, input) => {
    open++;
    return pool()
      .run(what, input)
      .finally(() => open--);
  };
  return {
    hint: (asked) => run('hint', asked),
    analyse: (log) => run('analyse', log),
    judge: (asked) => run('judge', asked),
    doubt: (asked) => run('doubt', asked),
    explain: (asked) => run('explain', asked),
    ownPart: (asked) => run('ownPart', asked),
    close() {
      // What nobody waits for any more must not keep others waiting.
      if (open === 0) return;
      void shared?.close();
      shared = null;
    },
  };
}
