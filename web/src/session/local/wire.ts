import type { Evaluation, Hint, Question } from '@belfry/bots';
import type { GameView, MatchLog, Viewer } from '@belfry/kernel';
import type { PlainRefusal, Step } from '@belfry/live';
import type { Snapshot } from '../session.ts';

/** What the page asks of the worker that keeps the match. */
export type Ask =
  | { readonly ask: 'open'; readonly table: string; readonly pace: number }
  | { readonly ask: 'play'; readonly id: string; readonly move: string; readonly seq: number }
  | { readonly ask: 'undo'; readonly id: string; readonly to: number; readonly seq: number }
  | { readonly ask: 'take'; readonly viewer: Viewer }
  | { readonly ask: 'pace'; readonly ms: number }
  | { readonly ask: 'moments'; readonly viewer: Viewer }
  | { readonly ask: 'export' }
  // A hint needs no table: it comes from what it is shown.
  | {
      readonly ask: 'hint';
      readonly game: string;
      readonly view: GameView;
      readonly moves: readonly string[];
      readonly milliseconds: number;
    }
  | { readonly ask: 'analyse'; readonly game: string; readonly log: MatchLog }
  // So does a bot.
  | { readonly ask: 'think'; readonly question: Question };

/** The hints of the Master, and what the features it speaks of are called. */
export interface HintReply {
  readonly hints: readonly Hint[];
  readonly features: Evaluation['text'] | undefined;
}

export interface Request {
  readonly id: number;
  readonly body: Ask;
}

/** Where the match stands, and the entries since the last news; with the setup among them, all entries there are. */
export interface News {
  readonly snapshot: Omit<Snapshot, 'log'>;
  readonly steps: readonly Step[];
}

/** What the worker says: news unasked, or what came of a request. */
export type WorkerMessage =
  | { readonly news: News }
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly refusal: PlainRefusal };
