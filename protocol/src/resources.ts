// What the HTTP API speaks of. Plain types only, so that a browser client can import them without any code of the server.
import type { Decision, GameEvent, Options, Outcome, Phrase, Seat, Viewer } from '@belfry/kernel';
import type { Reason, ReasonArgs, RefusalCode } from './reasons.ts';

export const CHAT_MODES = ['all', 'phrases', 'off'] as const;
export const PACES = ['instant', 'brisk', 'calm'] as const;
export const QUICK_PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'oops', 'one-moment', 'your-turn', 'good-game'] as const;
export const CRESTS = ['bell', 'tower', 'crown', 'key', 'ship', 'anvil', 'rose', 'lion', 'eagle', 'stag', 'wheel', 'lantern'] as const;

export type ChatMode = (typeof CHAT_MODES)[number];
/** How long a bot seems to think before it moves. */
export type Pace = (typeof PACES)[number];
export type QuickPhrase = (typeof QUICK_PHRASES)[number];
export type Crest = (typeof CRESTS)[number];
export type TableId = string;
export type IdentityId = string;
/** Milliseconds since 1970, on the clock of the server. */
export type Instant = number;

/** Who you are. A visitor is a guest at once; an account (password or passkey) keeps everything the guest had. */
export interface Me {
  readonly id: IdentityId;
  readonly name: string;
  readonly crest: Crest;
  readonly kind: 'guest' | 'account' | 'bot';
  /** The name to sign in with, when there is a password. */
  readonly login: string | null;
  readonly passkeys: number;
}

/** Somebody else, as everybody may see them. */
export interface Person {
  readonly id: IdentityId;
  readonly name: string;
  readonly crest: Crest;
  readonly kind: 'guest' | 'account' | 'bot';
}

export type Clock =
  | { readonly kind: 'none' }
  /** A bank for the whole match, and an addition after every turn, in seconds. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** So many days for every move. */
  | { readonly kind: 'days'; readonly days: number };

/** What is agreed before a match. */
export interface TableSettings {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly clock: Clock;
  /** Open tables are listed for everybody; others are reached by their link. */
  readonly access: 'open' | 'link';
  readonly chat: ChatMode;
  /** Several people on one device: all seats belong to whoever made the table. */
  readonly hotseat: boolean;
  readonly spectators: boolean;
  /** Spectators see the table so many seconds late. */
  readonly delay: number;
  readonly pace: Pace;
}

/** To make a table, only the game is needed. */
export interface NewTable extends Partial<Omit<TableSettings, 'game'>> {
  readonly game: string;
  /** A level: fills every seat but yours with that bot. Or one level for each other seat, null keeping it open. */
  readonly bots?: string | readonly (string | null)[];
  /** Start at once; every seat must be taken. */
  readonly start?: boolean;
  /** Do not sit down yourself: a table of bots to watch, or for others. */
  readonly watch?: boolean;
  /** Begin where a finished match stood after that entry. Game, players and options follow from it. */
  readonly from?: { readonly table: TableId; readonly seq: number };
}

export interface SeatInfo {
  readonly seat: Seat;
  /** Whose seat it is; null when nobody has it or a bot was put there. */
  readonly person: Person | null;
  /** The level of the bot that has the seat, or that stands in for the person. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** Is somebody connected for this seat? Bots always are. */
  readonly online: boolean;
  /** The clock of this seat has run out, or it is long gone: others may let a bot move. */
  readonly expired: boolean;
}

export type TableStatus = 'gathering' | 'playing' | 'finished' | 'closed';

/** A table as everybody who may see it sees it. */
export interface Table {
  readonly id: TableId;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  readonly host: IdentityId;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: Instant;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** The number of the last entry of the match. */
  readonly seq: number;
  readonly rules: number;
  /** Hash of the secret all chance derives from, from the start on; null for matches taken over from elsewhere. */
  readonly keyHash: string | null;
  /** The secret, once the match is finished. */
  readonly key: string | null;
  readonly outcome: Outcome | null;
  /** A way back that waits for consent. */
  readonly vote: UndoVote | null;
  readonly rematch: TableId | null;
  readonly rematchOf: TableId | null;
}

export interface UndoVote {
  /** Who asks, and the entry to go back to. */
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
}

/** A line in a list of tables. */
export interface TableSummary {
  readonly id: TableId;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly clock: Clock;
  readonly status: TableStatus;
  readonly hotseat: boolean;
  readonly seats: readonly { readonly name: string | null; readonly bot: string | null }[];
  readonly createdAt: Instant;
  /** When something last happened there. */
  readonly movedAt: Instant;
  /** In lists of your own tables: does the match wait for you? */
  readonly yourTurn: boolean;
  /** When your time for it runs out; null when it is not your turn or there is no clock. */
  readonly dueAt: Instant | null;
  readonly places: readonly number[] | null;
}

/** Time left for each seat, as it stood at `at`; it runs for the seats that owe a decision. Null without a clock. */
export interface Clocks {
  readonly at: Instant;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** One entry of the match as the viewer may know it. Entry 0 is the setup. */
export interface Step {
  readonly seq: number;
  /** Who made the entry; null for the setup. */
  readonly seat: Seat | null;
  readonly at: Instant;
  readonly events: readonly GameEvent[];
  /** The move in notation: for whoever made it, and for everybody after the end. */
  readonly move?: string;
  /** Which bot moved, when it was not the person in the seat. */
  readonly by?: string;
  /** This entry takes the match back to the state after entry `undo`. */
  readonly undo?: number;
}

/** Where the match stands for one viewer. `View` is the view of the game. */
export interface Position<View = unknown> {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly view: View;
  /** The seats that owe a decision. */
  readonly pending: readonly Seat[];
  /** The decision the viewer owes, or null. */
  readonly asked: Decision | null;
  /** The legal moves of the viewer in notation; empty when it owes nothing. */
  readonly legal: readonly string[];
  /** Entries the viewer may go back to without asking anybody, nearest first. */
  readonly undo: readonly number[];
  readonly clocks: Clocks | null;
}

/** The story of a match for one viewer: the position after every entry. The first frame is the setup. */
export interface Replay<View = unknown> {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly frames: readonly { readonly step: Step; readonly view: View }[];
}

export interface ChatLine {
  readonly n: number;
  readonly person: Person;
  readonly at: Instant;
  readonly text: string | null;
  readonly phrase: QuickPhrase | null;
}

/** Every answer of the HTTP API that is not 2xx has this body. */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  /** When something was refused: the kind, why (a key of REASONS, to say it in another language) and what belongs into that sentence. */
  readonly refusal?: RefusalCode;
  readonly reason?: Reason;
  readonly args?: ReasonArgs;
  readonly clause?: string;
  readonly phrase?: Phrase;
}

export const PROBLEM_CODES = [
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'too-large',
  'too-many',
  'refused',
  'unavailable',
  'fault',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The games of the house, for clients that do not carry them. */
export interface GameInfo {
  readonly id: string;
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly { readonly id: string; readonly values: readonly string[]; readonly clauses: readonly string[] }[];
}

export interface House {
  readonly games: readonly GameInfo[];
  /** Bot levels, weakest first. */
  readonly levels: readonly string[];
}
