import { Refused } from '@belfry/live';
import type { Ask, News, Request, WorkerMessage } from './wire.ts';

export interface WorkerClient {
  /** The answer to each question has the shape that question asks for; the worker is our own. */
  ask<T>(body: Ask): Promise<T>;
  close(): void;
}

/** Starts the worker that keeps a match or gives hints. */
export function openWorker(hear: (news: News) => void): WorkerClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (error: Error) => void }>();
  let asked = 0;
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if ('news' in data) {
      hear(data.news);
      return;
    }
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('refusal' in data) request?.fail(new Refused(data.refusal));
    else request?.done(data.value);
  };
  worker.onerror = (event) => {
    for (const { fail } of waiting.values()) fail(new Error(event.message));
    waiting.clear();
  };
  return {
    ask<T>(body: Ask) {
      const id = ++asked;
      return new Promise<T>((done, fail) => {
        waiting.set(id, { done: (value) => done(value as T), fail });
        worker.postMessage({ id, body } satisfies Request);
      });
    },
    close: () => worker.terminate(),
  };
}
