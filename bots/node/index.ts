import { parentPort, Worker } from 'node:worker_threads';
import { doJob, type Job, type Reply, type Timers, type Work, type WorkerLike } from '@belfry/bots';

/** The first that a thread says. */
const LOADED = 'loaded';

/** A worker of a pool as a thread of Node that runs this file. */
export function startThread(file: string): WorkerLike {
  // None of our own flags: those of a test runner would lead the thread to sources it cannot read.
  const thread = new Worker(file, { execArgv: [] });
  const loaded = new Promise<void>((resolve) => thread.once('message', () => resolve()));
  return {
    loaded,
    send: (job) => thread.postMessage(job),
    listen(heard, lost) {
      thread.on('message', (message: Reply | typeof LOADED) => {
        if (message !== LOADED) heard(message);
      });
      thread.on('error', (error) => lost(error.message));
      thread.on('exit', (code) => lost(`exit code ${code}`));
    },
    kill: () => thread.terminate(),
  };
}

/** In such a thread: does what the pool asks for. */
export function serveJobs(work: Work): void {
  const port = parentPort;
  if (port === null) throw new Error('this file runs in a thread of a pool, not by itself');
  port.postMessage(LOADED);
  port.on('message', async (job: Job) => port.postMessage(await doJob(work, job)));
}

export const nodeTimers: Timers = {
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
