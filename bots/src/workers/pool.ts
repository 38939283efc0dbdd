import { openPlace, type PlaceOptions, type WaitingJob } from './place.ts';
import type { Work } from './work.ts';

/** Thrown when the pool closes before the work is done. */
export class PoolClosed extends Error {}

export interface PoolOptions extends PlaceOptions {
  /** The most workers at a time. */
  readonly size: number;
}

/** Workers that take one job at a time from a shared queue. */
export interface WorkerPool<W extends Work> {
  readonly size: number;
  /** Rejects if the work fails, its worker is killed or ends, or the pool is closed. Calls `begun` when a worker takes the job. */
  run<K extends keyof W & string>(what: K, input: InputOf<W, K>, begun?: () => void): Promise<ResultOf<W, K>>;
  /** Runs the same job once on every worker, at lower priority than the shared queue. */
  runOnEach<K extends keyof W & string>(what: K, input: InputOf<W, K>): Promise<PromiseSettledResult<ResultOf<W, K>>[]>;
  close(): Promise<void>;
}

type InputOf<W extends Work, K extends keyof W> = Parameters<W[K]>[0];
type ResultOf<W extends Work, K extends keyof W> = Awaited<ReturnType<W[K]>>;

export function openPool<W extends Work>({ size, ...options }: PoolOptions): WorkerPool<W> {
  const places = Array.from({ length: size }, () => openPlace(options, goOn));
  const queue: WaitingJob[] = [];
  let jobs = 0;
  let closed = false;

  function goOn(): void {
    // Workers that already run come first.
    const free = places.filter((place) => place.isFree()).sort((a, b) => Number(b.hasWorker()) - Number(a.hasWorker()));
    for (const place of free) {
      const next = place.isFree() ? (queue.shift() ?? place.own.shift()) : undefined;
      if (next !== undefined) place.begin(next, ++jobs);
    }
  }

  function ask<K extends keyof W & string>(what: K, input: unknown, into: WaitingJob[], begun: () => void): Promise<ResultOf<W, K>> {
    return new Promise((done, fail) => {
      if (closed) fail(new PoolClosed('the pool of workers is closed'));
      // A worker's result for a job has the type that `Work` declares.
      else into.push({ what, input, begun, done: (result) => done(result as ResultOf<W, K>), fail });
      goOn();
    });
  }

  return {
    size,
    run: (what, input, begun = () => {}) => ask(what, input, queue, begun),
    runOnEach: (what, input) => Promise.allSettled(places.map(({ own }) => ask(what, input, own, () => {}))),
    async close() {
      closed = true;
      const waiting = [...queue.splice(0), ...places.flatMap(({ own }) => own.splice(0))];
      const left = places.map((place) => place.empty());
      for (const { job } of left) if (job !== null) waiting.push(job);
      for (const { fail } of waiting) fail(new PoolClosed('the pool of workers was closed'));
      await Promise.all(left.map(({ worker }) => worker?.kill()));
    },
  };
}
