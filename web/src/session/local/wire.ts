import type { Evaluation, Hint, Question } from '@belfry/bots';
import type { GameView, MatchLog, Viewer } from '@belfry/kernel';
import type { PlainRefusal, Step } from '@belfry/live';
import type { Snapshot } from '../session.ts';

/** What the page asks of whoever hosts the match. */
export type TableAsk =
  | { readonly ask: 'open'; readonly table: string; readonly pace: number }
  | { readonly ask: 'play'; readonly id: string; readonly move: string; readonly seq: number }
  | { readonly ask: 'undo'; readonly id: string; readonly to: number; readonly seq: number }
  | { readonly ask: 'take'; readonly viewer: Viewer }
  | { readonly ask: 'pace'; readonly ms: number }
  | { readonly ask: 'moments'; readonly viewer: Viewer }
  | { readonly ask: 'export' };

/** What needs no table, but comes from what it is shown: hints, analyses, the moves of bots. */
export type ThinkingAsk =
  | {
      readonly ask: 'hint';
      readonly game: string;
      readonly view: GameView;
      readonly moves: readonly string[];
      readonly milliseconds: number;
    }
  | { readonly ask: 'analyse'; readonly game: string; readonly log: MatchLog }
  | { readonly ask: 'think'; readonly question: Question };

export type Ask = TableAsk | ThinkingAsk;

/** The hints of the Master, and what the features it speaks of are called. */
export interface HintReply {
  readonly hints: readonly Hint[];
  readonly features: Evaluation['text'] | undefined;
}

export interface Request<A extends Ask = Ask> {
  readonly id: number;
  readonly body: A;
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
