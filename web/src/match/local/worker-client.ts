import { Refused } from '@belfry/live';
import { reloadPageOnce } from '../../base/reload-page.ts';
import { startWorker } from './start-worker.ts';
import type { Ask, News, Request, WorkerMessage } from './wire.ts';

export interface WorkerClient {
  /** Asks the worker; each question defines the shape of its answer, and the worker is our own code. */
  ask<T>(body: Ask): Promise<T>;
  close(): void;
}

/** The part of `Worker` that the client needs. */
export interface WorkerEnd {
  send(request: Request): void;
  listen(heard: (message: WorkerMessage) => void, failed: (why: string) => void): void;
  end(): void;
}

/** Starts the worker that hosts a match. */
export function openWorker(hear: (news: News) => void): WorkerClient {
  const worker = startWorker();
  const end: WorkerEnd = {
    send: (request) => worker.postMessage(request),
    listen(heard, failed) {
      let isThere = false;
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        isThere = true;
        heard(data);
      };
      // A worker that fails before its first message could not be loaded.
      worker.onerror = ({ message }) => {
        if (isThere || !reloadPageOnce()) failed(message);
      };
    },
    end: () => worker.terminate(),
  };
  return talkTo(end, hear);
}

export function talkTo(worker: WorkerEnd, hear: (news: News) => void): WorkerClient {
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let asked = 0;
  const receive = (message: WorkerMessage): void => {
    if ('news' in message) {
      hear(message.news);
      return;
    }
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if ('refusal' in message) request?.fail(new Refused(message.refusal));
    else request?.done(message.value);
  };
  worker.listen(receive, (why) => {
    for (const { fail } of waiting.values()) fail(new Error(why));
    waiting.clear();
  });
  return {
    ask<T>(body: Ask) {
      const id = ++asked;
      return new Promise<T>((done, fail) => {
        waiting.set(id, { done: (value) => done(value as T), fail });
        worker.send({ id, body });
      });
    },
    close: worker.end,
  };
}
