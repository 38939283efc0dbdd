import { Worker } from 'node:worker_threads';
import type { BotGame } from '@belfry/bots';
import { builtFile } from '../built-file.ts';
import { type Done, perform, type Task } from './tasks.ts';

/** Hands that work side by side. */
export interface WorkerPool {
  /** Does all tasks, at most as many at a time as there are hands, and passes each result on as it comes. */
  work(tasks: Iterable<Task>, onDone: (done: Done, task: Task) => void): Promise<void>;
  close(): Promise<void>;
}

/** With one hand the work is done in this process; with more, each has a thread. */
export function hire(hands: number, games: readonly BotGame[]): WorkerPool {
  return hands <= 1 ? alone(games) : threads(hands);
}

function alone(games: readonly BotGame[]): WorkerPool {
  return {
    async work(tasks, onDone) {
      for (const task of tasks) {
        onDone(perform(task, games), task);
        // Lets an interruption through between two tasks.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async close() {},
  };
}

function threads(hands: number): WorkerPool {
  const workers = Array.from({ length: hands }, () => new Worker(builtFile('worker-pool/thread.js')));
  return {
    async work(tasks, onDone) {
      const queue = tasks[Symbol.iterator]();
      await Promise.all(workers.map((worker) => keepBusy(worker, queue, onDone)));
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function keepBusy(worker: Worker, queue: Iterator<Task>, onDone: (done: Done, task: Task) => void): Promise<void> {
  for (let next = queue.next(); !next.done; next = queue.next()) onDone(await ask(worker, next.value), next.value);
}

function ask(worker: Worker, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      act();
    };
    const onMessage = (message: { readonly done: Done } | { readonly error: unknown }): void =>
      settle(() => ('done' in message ? resolve(message.done) : reject(message.error)));
    const onError = (error: unknown): void => settle(() => reject(error));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(task);
  });
}
