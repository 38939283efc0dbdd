import type { Question } from './question.ts';

/** What a host sends to a worker that runs bots, and what comes back. One question at a time; the number tells answers apart. */
export interface Ask {
  readonly id: number;
  readonly question: Question;
}

export type Answer = { readonly id: number; readonly move: string } | { readonly id: number; readonly error: string };

/** The little a host needs of a worker; Node's worker threads and browser workers both fit with a line of glue. */
export interface WorkerLike {
  send(ask: Ask): void;
  onAnswer(receive: (answer: Answer) => void): void;
  /** Ends the worker, whatever it is doing. */
  kill(): void;
}

/** Timers of the host: this package has none of its own. */
export interface Timers {
  after(milliseconds: number, act: () => void): () => void;
}
