import type { MessagePort } from 'node:worker_threads';

/** The data that the thread of a process receives. */
export interface ProcessLine {
  readonly command: string;
  /** Notified after each answer; the caller blocks on it. */
  readonly bell: Int32Array;
  readonly answers: MessagePort;
}

/** A line from the process, or the reason for its absence. */
export type ProcessAnswer = { readonly line: string } | { readonly problem: string };
