import { type BotGame, doJob, openPool, type Reply, type Work, type WorkerLike, type WorkerPool } from '@belfry/bots';
import { startThread } from '@belfry/bots/node';
import { builtFile } from '../worker-pool/built-file.ts';
import { type LabWork, labWork } from './lab-work.ts';

export type LabPool = WorkerPool<LabWork>;

/** Opens the pool. With one worker the work runs in this process, on these games; with more, each worker has a thread. */
export function openLabPool(workers: number, games: readonly BotGame[]): LabPool {
  const start = workers > 1 ? () => startThread(builtFile('tasks/thread.js')) : () => inThisProcess(labWork(games));
  return openPool({ size: Math.max(1, workers), start });
}

function inThisProcess(work: Work): WorkerLike {
  let hear: (reply: Reply) => void = () => {};
  return {
    // Lets interrupts through between two jobs.
    send: (job) => setImmediate(async () => hear(await doJob(work, job))),
    listen(heard) {
      hear = heard;
    },
    kill() {},
  };
}
