import type { SeatInfo } from '@belfry/board-kit';
import type { GameView, MatchLog, Options, Outcome, Seat, Viewer } from '@belfry/kernel';
import type { StandingAnswer, Step } from '@belfry/live';
import type { Emote, Ending, QuickPhrase, SeatEvent } from '@belfry/protocol';
import type { Clock } from './clock.ts';

/** One entry of the log as the viewer may see it. Entry 0 is the setup; one with `undo` removes the entries after that one. */
export type LogEntry = Pick<Step, 'seq' | 'seat' | 'events' | 'undo'> & Partial<Pick<Step, 'at' | 'move' | 'by'>>;

export interface ChatLine {
  readonly id: string;
  readonly who: string;
  /** We sent it, here or on another device. */
  readonly own: boolean;
  readonly text: string;
  /** A quick phrase, shown in each reader's language. */
  readonly phrase?: string;
}

/** A picture that a player shows at their seat at the moment. */
export interface SeatEmote {
  /** A player's next one has another number. */
  readonly n: number;
  readonly seat: Seat;
  readonly emote: Emote;
}

/** Everything the table shows, as one value that is only replaced as a whole. */
export interface Snapshot {
  readonly status: 'loading' | 'playing' | 'over' | 'missing';
  /** Where the match is stored, and how reliably; `not-keeping`: the server cannot save at the moment. */
  readonly connection: 'here' | 'little-room' | 'live' | 'reconnecting' | 'not-keeping';
  readonly game: string;
  /** The version of the rules that the match began with. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** The viewer of the position. On a shared screen: the seat that has taken the screen, else a spectator. */
  readonly viewer: Viewer;
  /** Seats that may take this shared screen. */
  readonly shared: readonly Seat[];
  /** Number of entries so far; a move refers to it. */
  readonly seq: number;
  readonly view: GameView;
  /** The viewer's legal moves, in notation. */
  readonly moves: readonly string[];
  /** The entry that a free undo returns to; null when there is none. */
  readonly undo: number | null;
  readonly log: readonly LogEntry[];
  readonly chat: readonly ChatLine[] | null;
  /** One per seat at most. */
  readonly emotes?: readonly SeatEmote[];
  readonly clocks: readonly Clock[];
  /** When the last entry was made, in this device's time, where other people wait. */
  readonly since?: number;
  readonly outcome: Outcome | null;
  /** False if moves cannot be undone here; undefined means true. */
  readonly mayUndo?: boolean;
  /** The table's settings allow advice although other people play. */
  readonly advice?: boolean;
  /** The answers given for us until we move ourselves. */
  readonly standing?: readonly StandingAnswer[];
  /** Number of spectators, where anyone can watch. */
  readonly watching?: number;
  /** How the match ended, if it was not played to the end. */
  readonly ending?: Ending | null;
  /** Changes to the seats, oldest first. */
  readonly seatEvents?: readonly SeatEvent[];
  /** In a finished match: seats of people for whom bots made moves. */
  readonly botPlayed?: readonly Seat[];
  /** Seats of expelled players. */
  readonly expelled?: readonly Seat[];
  /** A spectator sees the match this many seconds late. */
  readonly delay?: number;
}

/** The snapshot before anything is known of the table. */
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

/** A moment of a match: a viewer's view after an entry. */
export interface Moment {
  readonly seq: number;
  readonly round: number;
  /** The entry itself, as that viewer may see it. */
  readonly entry: LogEntry;
  readonly view: GameView;
  readonly outcome: Outcome | null;
}

/** A session in which moves can be undone. */
export interface CanUndo {
  undo(to: number): Promise<void>;
}

/** A session with several people on one screen. */
export interface SharedScreen {
  /** Hands the screen to a seat, or hides the hands. */
  take(viewer: Viewer): Promise<void>;
}

/** A session with a chat. */
export interface TableChat {
  sendChat(text: string): Promise<void>;
  /** Sends a quick phrase by its name. */
  sendPhrase(phrase: QuickPhrase): Promise<void>;
  /** Shows a picture at the viewer's seat; it is not sent again after a lost connection. */
  sendEmote(emote: Emote): Promise<void>;
}

/** A session in which the viewer keeps a private note. */
export interface OwnNote {
  readNote(): Promise<string>;
  writeNote(text: string): Promise<void>;
}

/** A session with the record of the whole match. */
export interface MatchRecord {
  /** Returns the views after each entry, for the replay and the score chart. */
  moments(viewer: Viewer): Promise<readonly Moment[]>;
  /** Returns the log as a match file; complete once the match is over. */
  exportLog(): Promise<MatchLog>;
}

/** What every table can do. */
export interface MatchSession {
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Plays a move in reply to entry `seq`. Resolves when it is accepted; rejects with the reason when it is refused. */
  play(move: string, seq: number): Promise<void>;
  close(): void;
}

/**
 * A table wherever it is stored: the shell does not know whether a worker or a server answers. Optional capabilities are missing where a
 * table lacks them.
 */
export type TableSession = MatchSession & Partial<CanUndo & SharedScreen & TableChat & OwnNote & MatchRecord>;

/** A session of a match to replay. */
export type RecordedSession = MatchSession & MatchRecord;
