import { BadInput } from '@belfry/kernel';

/** What a worker can do, by name: plain data goes in, plain data comes out. */
export type Work = Readonly<Record<string, (input: never) => unknown>>;

/** What a pool sends to a worker, and what comes back. The number tells replies apart. */
export interface Job {
  readonly id: number;
  readonly what: string;
  readonly input: unknown;
}

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string; readonly stack: string | undefined; readonly isBadInput?: boolean };

/** Does a job; what goes wrong is a reply as well. */
export async function doJob(work: Work, { id, what, input }: Job): Promise<Reply> {
  try {
    const act = work[what];
    if (act === undefined) throw new Error(`this worker cannot do "${what}"`);
    // The pool is typed by the work of its workers, so the input fits the name.
    return { id, result: await act(input as never) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    return { id, error: message, stack, isBadInput: error instanceof BadInput };
  }
}

/** The little a pool needs of a worker; threads of Node and workers of browsers fit with a few lines. */
export interface WorkerLike {
  send(job: Job): void;
  /** Resolves when all that it needs is loaded; undefined where nobody can say. */
  readonly loaded?: Promise<void>;
  /** `lost` is told when the worker has come to an end by itself. */
  listen(heard: (reply: Reply) => void, lost: (why: string) => void): void;
  /** Ends the worker, whatever it is doing. */
  kill(): unknown;
}

/** Timers of the pool: this package has none of its own. */
export interface Timers {
  after(milliseconds: number, act: () => void): () => void;
}
