// Runs in a worker thread: does one task after another for the workerPool.
import { parentPort } from 'node:worker_threads';
import { games } from '@belfry/games';
import { perform, type Task } from './tasks.ts';

parentPort?.on('message', (task: Task) => {
  try {
    parentPort?.postMessage({ done: perform(task, games) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
