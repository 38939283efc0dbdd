import { BadInput } from '@belfry/kernel';
import type { Reply, Timers, WorkerLike } from './work.ts';

/** A job that waits for a worker. */
export interface WaitingJob {
  readonly what: string;
  readonly input: unknown;
  readonly begun: () => void;
  readonly done: (result: unknown) => void;
  readonly fail: (error: Error) => void;
}

export interface TimeLimit {
  readonly milliseconds: number;
  readonly timers: Timers;
}

export interface PlaceOptions {
  /** Starts a worker; asked when there is something to do. */
  readonly start: () => WorkerLike;
  /** A worker that has not replied after so long is killed. */
  readonly limit?: TimeLimit;
  /** A worker with nothing to do for so long is ended, and its memory is free. */
  readonly idle?: TimeLimit;
}

/** A place for one worker, which is started when there is something to do, and anew when the last one is lost. */
export interface Place {
  /** What this worker in particular shall do when nobody else asks. */
  readonly own: WaitingJob[];
  isFree(): boolean;
  hasWorker(): boolean;
  begin(job: WaitingJob, id: number): void;
  /** Leaves the worker and what it was doing, for the pool to end. */
  empty(): { readonly worker: WorkerLike | null; readonly job: WaitingJob | null };
}

/** `freed` is called whenever the place can take another job. */
export function openPlace({ start, limit, idle }: PlaceOptions, freed: () => void): Place {
  let worker: WorkerLike | null = null;
  let stayOn = (): void => {};
  let current: (WaitingJob & { readonly id: number; readonly cancel: () => void }) | null = null;

  function running(): WorkerLike {
    if (worker !== null) return worker;
    const started = start();
    worker = started;
    started.listen(
      (reply) => {
        if (worker === started) receive(reply);
      },
      (why) => {
        if (worker === started) giveUp(`the worker came to an end: ${why}`);
      },
    );
    return started;
  }

  function receive(reply: Reply): void {
    const job = current;
    // A reply to something else comes too late.
    if (reply.id !== job?.id) return;
    leave();
    if ('result' in reply) job.done(reply.result);
    else job.fail(errorFrom(reply));
    freed();
    if (current === null && worker !== null) stayOn = idle?.timers.after(idle.milliseconds, () => void empty().worker?.kill()) ?? stayOn;
  }

  function limitJob(id: number): void {
    if (current?.id !== id || limit === undefined) return;
    const { milliseconds, timers } = limit;
    current = { ...current, cancel: timers.after(milliseconds, () => giveUp(`no reply within ${milliseconds} ms`)) };
  }

  /** The worker is lost, and with it what it was doing. */
  function giveUp(why: string): void {
    const { worker: lost, job } = empty();
    lost?.kill();
    job?.fail(new Error(why));
    freed();
  }

  function empty(): { worker: WorkerLike | null; job: WaitingJob | null } {
    const left = { worker, job: current };
    stayOn();
    worker = null;
    leave();
    return left;
  }

  function leave(): void {
    current?.cancel();
    current = null;
  }

  return {
    own: [],
    isFree: () => current === null,
    hasWorker: () => worker !== null,
    begin(job, id) {
      stayOn();
      job.begun();
      current = { ...job, id, cancel: () => {} };
      try {
        const taken = running();
        taken.send({ id, what: job.what, input: job.input });
        // The time begins when a worker takes the job, not while it waits or while what the worker needs is loaded.
        if (taken.loaded === undefined) limitJob(id);
        else void taken.loaded.then(() => limitJob(id));
      } catch (error) {
        giveUp(String(error));
      }
    },
    empty,
  };
}

function errorFrom({ error, stack, isBadInput = false }: Extract<Reply, { readonly error: string }>): Error {
  const rebuilt = isBadInput ? new BadInput(error) : new Error(error);
  if (stack !== undefined) rebuilt.stack = stack;
  return rebuilt;
}
