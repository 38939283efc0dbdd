import type { Viewer } from '@belfry/kernel';
import type { PlainRefusal, Step } from '@belfry/live';
import type { Snapshot } from '../session.ts';

/** Requests from the page to the host of the match. */
export type Ask =
  /** Without a pace: read-only. */
  | { readonly ask: 'open'; readonly table: string; readonly pace: number | null }
  | { readonly ask: 'play'; readonly id: string; readonly move: string; readonly seq: number }
  | { readonly ask: 'undo'; readonly id: string; readonly to: number; readonly seq: number }
  | { readonly ask: 'take'; readonly viewer: Viewer }
  | { readonly ask: 'pace'; readonly ms: number }
  | { readonly ask: 'moments'; readonly viewer: Viewer }
  | { readonly ask: 'export' };

export interface Request {
  readonly id: number;
  readonly body: Ask;
}

/** The current position and the entries since the last news; if they include the setup, they are the whole log. */
export interface News {
  readonly snapshot: Omit<Snapshot, 'log'>;
  readonly steps: readonly Step[];
  /** Why the match has stopped, if it has. */
  readonly trouble: PlainRefusal | null;
}

/** Messages from the worker: news, or the result of a request. */
export type WorkerMessage =
  | { readonly news: News }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refusal: PlainRefusal };
