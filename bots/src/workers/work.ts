import { BadInput } from '@belfry/kernel';

/** The jobs a worker can do, by name: plain data in, plain data out. */
export type Work = Readonly<Record<string, (input: never) => unknown>>;

/** What a pool sends to a worker, and the reply. The id matches replies to jobs. */
export interface Job {
  readonly id: number;
  readonly what: string;
  readonly input: unknown;
}

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string; readonly stack: string | undefined; readonly isBadInput?: boolean };

/** Runs a job and replies with its result or its error. */
export async function doJob(work: Work, { id, what, input }: Job): Promise<Reply> {
  try {
    const act = work[what];
    if (act === undefined) throw new Error(`this worker cannot do "${what}"`);
    // The pool is typed by its workers' jobs, so the input fits the name.
    return { id, result: await act(input as never) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    return { id, error: message, stack, isBadInput: error instanceof BadInput };
  }
}

/** The minimal worker interface of a pool; Node threads and browser workers need only a few lines to fit it. */
export interface WorkerLike {
  send(job: Job): void;
  /** Resolves when the worker has loaded all it needs; undefined if it cannot tell. */
  readonly loaded?: Promise<void>;
  /** Calls `lost` when the worker ends on its own. */
  listen(heard: (reply: Reply) => void, lost: (why: string) => void): void;
  /** Stops the worker immediately. */
  kill(): unknown;
}

/** The pool's timers, passed in because this package has none of its own. */
export interface Timers {
  after(milliseconds: number, act: () => void): () => void;
}
