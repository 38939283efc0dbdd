import type { Analysis } from '@belfry/bots';
import type { GameView, MatchLog } from '@belfry/kernel';
import type { HintReply } from './local/wire.ts';
import { openWorker, type WorkerClient } from './local/worker-client.ts';

/** The Master's opinion, thought out in a worker of its own, so that neither the page nor a match waits for it. */
export interface HintWorker {
  /** The two best moves for whoever has this view. */
  hint(game: string, view: GameView, moves: readonly string[], milliseconds: number): Promise<HintReply>;
  /** How a finished match went. */
  analyse(game: string, log: MatchLog): Promise<Analysis>;
  close(): void;
}

/** The worker starts with the first question. */
export function openHintWorker(): HintWorker {
  let worker: WorkerClient | null = null;
  const client = (): WorkerClient => {
    worker ??= openWorker(() => {});
    return worker;
  };
  return {
    hint: (game, view, moves, milliseconds) => client().ask<HintReply>({ ask: 'hint', game, view, moves, milliseconds }),
    analyse: (game, log) => client().ask<Analysis>({ ask: 'analyse', game, log }),
    close() {
      worker?.close();
      worker = null;
    },
  };
}
