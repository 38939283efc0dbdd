import type { MatchLog, Outcome, Seat, SeatNote } from '@belfry/kernel';
import type { Position, Step } from '@belfry/live';
import type { TextKey } from '../text/index.ts';

/** Holds the match: this process, or a server. It returns only what the player at the terminal may know. */
export interface Host {
  position(): Position;
  seats(): readonly SeatNote[];
  hasOtherPeople(): boolean;
  /** Returns whether coaches may give advice: with other people at the table, only if the table's settings allow it. */
  mayAdvise(): boolean;
  outcome(): Outcome | null;
  isOver(): boolean;
  /** Returns how the match ended, if it ended early: one player conceded, or the players agreed to end it. */
  ending?(): { readonly kind: 'conceded' | 'agreed'; readonly seat: Seat } | null;
  keyHash(): string | null;
  /** Returns the secret of all luck, once the match is over. */
  key(): string | null;
  /** Returns new steps since the last call; with local bots, each call moves at most one of them. */
  news(): readonly Step[];
  /** Returns other news since the last call, such as chat and requests. `describe` says what an undo would revert. */
  notices(describe: (to: number) => string): readonly string[];
  /** Resolves when there is news while the player decides or waits. */
  change(): Promise<void>;
  play(move: string): Promise<void>;
  undo(to: number): Promise<void>;
  /** Returns why no free undo is possible. */
  whyNoUndo(): TextKey;
  /** Returns the match as a file, or null where it is not available before the end. */
  log(): Promise<MatchLog | null>;
  /** Answers another player's undo request or proposal; null if there is none. */
  vote?(agree: boolean): Promise<void> | null;
  chat?(text: string): Promise<void>;
  /** Takes the player's own seat back from the bot. */
  comeBack?(): Promise<void>;
  /** Returns the player's own note at this table; with words, keeps them instead. */
  note?(words: string | null): Promise<string>;
  /** Plans the answer to the player's next question, in notation; null withdraws the plan. */
  plan?(move: string | null): Promise<void>;
  /** Requests a rematch with the same people and returns its table. */
  again?(): Promise<string>;
}
