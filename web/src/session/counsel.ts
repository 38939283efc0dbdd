import type { Analysis } from '@belfry/bots';
import type { MatchLog } from '@belfry/kernel';
import type { Advised } from './local/wire.ts';
import { openWorker, type WorkerClient } from './local/worker-client.ts';

/** The Master's opinion, thought out in a worker of its own, so that neither the page nor a match waits for it. */
export interface Counsel {
  /** The two best moves for whoever has this view. */
  advise(game: string, view: unknown, moves: readonly string[], milliseconds: number): Promise<Advised>;
  /** How a finished match went. */
  analyse(game: string, log: MatchLog): Promise<Analysis>;
  close(): void;
}

/** The worker starts with the first question. */
export function openCounsel(): Counsel {
  let worker: WorkerClient | null = null;
  const client = (): WorkerClient => {
    worker ??= openWorker(() => {});
    return worker;
  };
  return {
    advise: (game, view, moves, milliseconds) => client().ask<Advised>({ ask: 'advise', game, view, moves, milliseconds }),
    analyse: (game, log) => client().ask<Analysis>({ ask: 'analyse', game, log }),
    close() {
      worker?.close();
      worker = null;
    },
  };
}
