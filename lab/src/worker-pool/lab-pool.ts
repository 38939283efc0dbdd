import { type BotGame, doJob, openPool, type Reply, type Work, type WorkerLike, type WorkerPool } from '@belfry/bots';
import { startThread } from '@belfry/bots/node';
import { builtFile } from '../built-file.ts';
import { type LabWork, labWork } from './lab-work.ts';

export type LabPool = WorkerPool<LabWork>;

/** With one worker the work is done in this process, on these games; with more, each has a thread. */
export function openLabPool(workers: number, games: readonly BotGame[]): LabPool {
  const start = workers > 1 ? () => startThread(builtFile('worker-pool/thread.js')) : () => inThisProcess(labWork(games));
  return openPool({ size: Math.max(1, workers), start });
}

function inThisProcess(work: Work): WorkerLike {
  let hear: (reply: Reply) => void = () => {};
  return {
    // Lets an interruption through between two jobs.
    send: (job) => setImmediate(async () => hear(await doJob(work, job))),
    listen(heard) {
      hear = heard;
    },
    kill() {},
  };
}

/** Does the work for all inputs, as many at a time as there are workers, and passes each result on as it comes. */
export async function workThrough<K extends keyof LabWork>(
  pool: LabPool,
  what: K,
  inputs: Iterable<Parameters<LabWork[K]>[0]>,
  onDone: (result: Awaited<ReturnType<LabWork[K]>>) => void,
): Promise<void> {
  const rest = inputs[Symbol.iterator]();
  let failed = false;
  async function keepBusy(): Promise<void> {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) onDone(await pool.run(what, next.value));
  }
  const busy = Array.from({ length: pool.size }, () =>
    keepBusy().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(busy);
}
