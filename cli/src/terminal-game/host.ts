import type { MatchLog, Outcome, Seat, SeatNote } from '@belfry/kernel';
import type { Position, Step } from '@belfry/live';
import type { TextKey } from '../text/index.ts';

/** Who keeps the match: this process, or a server. What it tells is what the person at the terminal may know. */
export interface Host {
  position(): Position;
  /** Who sits where. */
  seats(): readonly SeatNote[];
  /** Are there other people at the table? */
  hasOtherPeople(): boolean;
  /** May anybody advise here? Among people only where they agreed on it. */
  mayAdvise(): boolean;
  outcome(): Outcome | null;
  isOver(): boolean;
  /** How it ended where it was not played to its end: somebody conceded, or all agreed to end it. */
  ending?(): { readonly kind: 'conceded' | 'agreed'; readonly seat: Seat } | null;
  keyHash(): string | null;
  /** The secret of all luck, once the match is over. */
  key(): string | null;
  /** What has happened since it was last asked, a bit at a time: where the bots sit at this machine, one of them moves. */
  news(): readonly Step[];
  /** What else is to be said since it was last asked: words of others, requests. `describe` tells what a way back takes back. */
  notices(describe: (to: number) => string): readonly string[];
  /** Comes when there is something new while the person decides or waits. */
  change(): Promise<void>;
  play(move: string): Promise<void>;
  undo(to: number): Promise<void>;
  /** Why nothing can be taken back freely. */
  whyNoUndo(): TextKey;
  /** The match as a file, or null where nobody gets it before the end. */
  log(): Promise<MatchLog | null>;
  /** Answers what the others ask: to undo, or what one of them proposes; null where nobody asks. */
  vote?(agree: boolean): Promise<void> | null;
  /** Says something to the others. */
  chat?(text: string): Promise<void>;
  /** Takes the own seat back from the bot that plays there. */
  comeBack?(): Promise<void>;
  /** Asks for another match with the same people, and gives its table. */
  again?(): Promise<string>;
}
