import { BadInput } from '@belfry/kernel';
import type { Reply, Timers, Work, WorkerLike } from './work.ts';

/** The pool was closed before the work was done. */
export class PoolClosed extends Error {}

export interface PoolOptions {
  /** At most so many workers at a time. */
  readonly size: number;
  /** Starts a worker; asked when there is something to do. */
  readonly start: () => WorkerLike;
  /** A worker that has not replied after so long is killed. */
  readonly limit?: { readonly milliseconds: number; readonly timers: Timers };
}

/** Workers that take one job at a time from one queue. */
export interface WorkerPool<W extends Work> {
  readonly size: number;
  /** Rejects when the work fails, its worker is killed or ends, or the pool is closed. `begun` is called when a worker takes the job. */
  run<K extends keyof W & string>(what: K, input: InputOf<W, K>, begun?: () => void): Promise<ResultOf<W, K>>;
  /** Lets every worker do the same once. It may wait: whoever else asks comes first. */
  runOnEach<K extends keyof W & string>(what: K, input: InputOf<W, K>): Promise<PromiseSettledResult<ResultOf<W, K>>[]>;
  close(): Promise<void>;
}

type InputOf<W extends Work, K extends keyof W> = Parameters<W[K]>[0];
type ResultOf<W extends Work, K extends keyof W> = Awaited<ReturnType<W[K]>>;

interface Waiting {
  readonly what: string;
  readonly input: unknown;
  readonly begun: () => void;
  readonly done: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A place for one worker. */
interface Place {
  worker: WorkerLike | null;
  current: (Waiting & { readonly id: number; readonly cancel: () => void }) | null;
  /** What this worker in particular shall do when nobody else asks. */
  readonly own: Waiting[];
}

export function openPool<W extends Work>({ size, start, limit }: PoolOptions): WorkerPool<W> {
  const places = Array.from({ length: size }, (): Place => ({ worker: null, current: null, own: [] }));
  const queue: Waiting[] = [];
  let jobs = 0;
  let closed = false;

  function workerAt(place: Place): WorkerLike {
    if (place.worker !== null) return place.worker;
    const worker = start();
    place.worker = worker;
    worker.listen(
      (reply) => {
        if (place.worker === worker) receive(place, reply);
      },
      (why) => {
        if (place.worker === worker) giveUp(place, `the worker came to an end: ${why}`);
      },
    );
    return worker;
  }

  function receive(place: Place, reply: Reply): void {
    const { current } = place;
    // A reply to something else comes too late.
    if (reply.id !== current?.id) return;
    leave(place);
    if ('result' in reply) current.done(reply.result);
    else current.fail(errorFrom(reply));
    goOn();
  }

  /** The worker is lost, and with it what it was doing. */
  function giveUp(place: Place, why: string): void {
    const { current, worker } = place;
    place.worker = null;
    leave(place);
    worker?.kill();
    current?.fail(new Error(why));
    goOn();
  }

  function leave(place: Place): void {
    place.current?.cancel();
    place.current = null;
  }

  function begin(place: Place, waiting: Waiting): void {
    const id = ++jobs;
    waiting.begun();
    // The time begins when a worker takes the job, not while it waits.
    const cancel = limit?.timers.after(limit.milliseconds, () => giveUp(place, `no reply within ${limit.milliseconds} ms`)) ?? (() => {});
    place.current = { ...waiting, id, cancel };
    try {
      workerAt(place).send({ id, what: waiting.what, input: waiting.input });
    } catch (error) {
      giveUp(place, String(error));
    }
  }

  function goOn(): void {
    // Workers that run already come first.
    const free = places.filter(({ current }) => current === null).sort((a, b) => Number(a.worker === null) - Number(b.worker === null));
    for (const place of free) {
      const next = place.current === null ? (queue.shift() ?? place.own.shift()) : undefined;
      if (next !== undefined) begin(place, next);
    }
  }

  function ask<K extends keyof W & string>(what: K, input: unknown, into: Waiting[], begun: () => void): Promise<ResultOf<W, K>> {
    return new Promise((done, fail) => {
      if (closed) fail(new PoolClosed('the pool of workers is closed'));
      // What our own workers do with our own work has the type it is declared with.
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
      const waiting = [
        ...queue.splice(0),
        ...places.flatMap(({ own, current }) => [...own.splice(0), ...(current === null ? [] : [current])]),
      ];
      const workers = places.map(({ worker }) => worker);
      for (const place of places) {
        place.worker = null;
        leave(place);
      }
      for (const { fail } of waiting) fail(new PoolClosed('the pool of workers was closed'));
      await Promise.all(workers.map((worker) => worker?.kill()));
    },
  };
}

function errorFrom({ error, stack, isBadInput = false }: Extract<Reply, { readonly error: string }>): Error {
  const rebuilt = isBadInput ? new BadInput(error) : new Error(error);
  if (stack !== undefined) rebuilt.stack = stack;
  return rebuilt;
}
