import { BadInput } from '@belfry/kernel';
import type { Reply, Timers, WorkerLike } from './work.ts';

/** A job in the queue. */
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
  /** Starts a worker; called when there is a job. */
  readonly start: () => WorkerLike;
  /** A worker that has not replied after this time is killed. */
  readonly limit?: TimeLimit;
  /** A worker without jobs for this time is stopped, which frees its memory. */
  readonly idle?: TimeLimit;
}

/** A slot for one worker, which starts on demand and restarts after a loss. */
export interface Place {
  /** Jobs for this worker alone, which run when the queue is empty. */
  readonly own: WaitingJob[];
  isFree(): boolean;
  hasWorker(): boolean;
  begin(job: WaitingJob, id: number): void;
  /** Gives up the worker and its job; the pool ends them. */
  empty(): { readonly worker: WorkerLike | null; readonly job: WaitingJob | null };
}

/** Opens a slot. It calls `freed` when it can take another job. */
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
    // A reply to another job is too late.
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

  /** Drops the worker and fails its job. */
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
        // The time limit starts when a worker takes the job, not while the job waits or the worker loads.
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
