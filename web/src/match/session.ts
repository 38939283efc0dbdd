import type { SeatInfo } from '@belfry/board-kit';
import type { GameView, MatchLog, Options, Outcome, Seat, Viewer } from '@belfry/kernel';
import type { StandingAnswer, Step } from '@belfry/live';
import type { Ending, QuickPhrase, SeatEvent } from '@belfry/protocol';
import type { Clock } from './clock.ts';

/** One entry of the log as the viewer may know it. Entry 0 is the setup; one with `undo` takes back what came after that entry. */
export type LogEntry = Pick<Step, 'seq' | 'seat' | 'events' | 'undo'> & Partial<Pick<Step, 'at'>>;

export interface ChatLine {
  readonly id: string;
  readonly who: string;
  /** Said by ourselves, here or on another device. */
  readonly own: boolean;
  readonly text: string;
  /** A quick phrase, said in the language of each reader. */
  readonly phrase?: string;
}

/** Everything the table shows, as one value that is replaced as a whole. */
export interface Snapshot {
  readonly status: 'loading' | 'playing' | 'over' | 'missing';
  /** Where the match is kept, and how well: `not-keeping`: by a server that can store nothing just now. */
  readonly connection: 'here' | 'little-room' | 'live' | 'reconnecting' | 'not-keeping';
  readonly game: string;
  /** The version of the rules the match was begun with. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** Whose eyes the view is for. On one screen: the seat that has taken the screen, else a spectator. */
  readonly viewer: Viewer;
  /** Several people share this screen: seats that may take it. */
  readonly shared: readonly Seat[];
  /** Number of entries so far; a move answers it. */
  readonly seq: number;
  readonly view: GameView;
  /** Legal moves of the viewer in notation. */
  readonly moves: readonly string[];
  /** The entry a free undo leads back to; null when there is none. */
  readonly undo: number | null;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[] | null;
  readonly clocks: readonly Clock[];
  /** When the last entry was made, in the time of this device, where others may wonder. */
  readonly since?: number;
  readonly outcome: Outcome | null;
  /** Can moves be undone here at all? Where nothing is said they can. */
  readonly mayUndo?: boolean;
  /** The table's settings allow advice although other people play. */
  readonly advice?: boolean;
  /** What is answered in our stead until we move ourselves. */
  readonly standing?: readonly StandingAnswer[];
  /** How many people look on who have no seat, where anybody can. */
  readonly watching?: number;
  /** How it ended where it was not played to its end. */
  readonly ending?: Ending | null;
  /** What became of seats, oldest first. */
  readonly seatEvents?: readonly SeatEvent[];
  /** Once it is over: the seats of people for whom bots made moves. */
  readonly botPlayed?: readonly Seat[];
  /** The seats that the others took from their players. */
  readonly expelled?: readonly Seat[];
  /** A spectator sees the match so many seconds late. */
  readonly delay?: number;
}

/** Nothing is known of the table yet. */
export const LOADING: Snapshot = {
  status: 'loading',
  connection: 'here',
  game: '',
  rules: 0,
  options: {},
  seats: [],
  viewer: 'spectator',
  shared: [],
  seq: -1,
  view: { viewer: 'spectator', round: 0, pending: [] },
  moves: [],
  undo: null,
  log: [],
  chat: null,
  clocks: [],
  outcome: null,
};

/** A moment of a match: what a viewer saw after an entry. */
export interface Moment {
  readonly seq: number;
  readonly round: number;
  /** The entry itself, as that viewer may know it. */
  readonly entry: LogEntry;
  readonly view: GameView;
  readonly outcome: Outcome | null;
}

/** A move can be taken back. */
export interface CanUndo {
  undo(to: number): Promise<void>;
}

/** Several people share the screen. */
export interface SharedScreen {
  /** Hands the screen to a seat, or hides the hands. */
  take(viewer: Viewer): Promise<void>;
}

/** People talk. */
export interface TableChat {
  sendChat(text: string): Promise<void>;
  /** A quick phrase by its name. */
  sendPhrase(phrase: QuickPhrase): Promise<void>;
}

/** Its viewer keeps a note there. */
export interface OwnNote {
  readNote(): Promise<string>;
  writeNote(text: string): Promise<void>;
}

/** The whole match is kept. */
export interface MatchRecord {
  /** The views after each entry, for replay and for the score over time. */
  moments(viewer: Viewer): Promise<readonly Moment[]>;
  /** The log as a match file; complete once the match is over. */
  exportLog(): Promise<MatchLog>;
}

/** What every table can do. */
export interface MatchSession {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Plays a move in answer to entry `seq`. Resolves when it counts; rejects with the reason when it does not. */
  play(move: string, seq: number): Promise<void>;
  close(): void;
}

/** One table, wherever it is kept: the shell never knows whether a worker or a server answers. What only some tables can do is missing at the others. */
export type TableSession = MatchSession & Partial<CanUndo & SharedScreen & TableChat & OwnNote & MatchRecord>;

/** A match to look back on. */
export type RecordedSession = MatchSession & MatchRecord;
