import type { MessagePort } from 'node:worker_threads';

/** What the thread that keeps a process gets to know. */
export interface ProcessLine {
  readonly command: string;
  /** Rung after each answer: whoever asked sleeps on it. */
  readonly bell: Int32Array;
  readonly answers: MessagePort;
}

/** A line the process wrote, or why there is none. */
export type ProcessAnswer = { readonly line: string } | { readonly problem: string };
