import type { Viewer } from '@belfry/kernel';
import type { PlainRefusal, Step } from '@belfry/live';
import type { Snapshot } from '../session.ts';

/** Requests of the page to the host of the match. */
export type Ask =
  /** Without a pace only to look at. */
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

/** Where the match stands, and the entries since the last news; with the setup among them, all entries there are. */
export interface News {
  readonly snapshot: Omit<Snapshot, 'log'>;
  readonly steps: readonly Step[];
  /** Why the match does not go on by itself, if it does not. */
  readonly trouble: PlainRefusal | null;
}

/** What the worker says: news unasked, or what came of a request. */
export type WorkerMessage =
  | { readonly news: News }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refusal: PlainRefusal };
