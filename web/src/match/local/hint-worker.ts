import { openPool, type WorkerPool } from '@belfry/bots';
import { asBotWorker } from './as-bot-worker.ts';
import type { LocalBotWork } from './bot-work.ts';
import { startWorker } from './start-worker.ts';

/** The coach's analysis in a worker of its own, so that neither the page nor a match waits for it. */
export interface HintWorker extends Omit<LocalBotWork, 'think' | 'warmUp'> {
  /** Ends this client's requests; they get no answer any more. */
  close(): void;
}

/** Hints, coach, puzzles and reviews share one worker, because it caches its judgements. */
let shared: WorkerPool<LocalBotWork> | null = null;

function pool(): WorkerPool<LocalBotWork> {
  shared ??= openPool<LocalBotWork>({ size: 1, start: () => asBotWorker(startWorker()) });
  return shared;
}

/** Returns a client; the worker starts with the first question. */
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
      // A job nobody waits for any more would delay the others, so stop the worker.
      if (open === 0) return;
      void shared?.close();
      shared = null;
    },
  };
}
