// What goes over the socket. Every frame is one JSON object with a `type`. Plain types only.
import type { Phrase, Seat } from '@belfry/kernel';
import type { Reason, ReasonArgs, RefusalCode } from './reasons.ts';
import type { ChatLine, Me, Position, QuickPhrase, Step, Table, TableId } from './resources.ts';

/** Chosen by the client, unique for what it asks; sending the same request with the same id again is safe. */
export type RequestId = string;

export type ClientMessage =
  /**
   * Look at a table, as one of your seats or (no seat, or seat null) as a spectator; if you have exactly one seat there, that is the default.
   * Answered by `snapshot`. Ask again with the last sequence number you have after a reconnect, or with another seat to change places.
   */
  | { readonly type: 'sync'; readonly table: TableId; readonly seat?: Seat | null; readonly lastSeq?: number }
  /** Look away. */
  | { readonly type: 'leave'; readonly table: TableId }
  /** Play a move (notation). `seq` is the sequence number of the position it answers. */
  | {
      readonly type: 'move';
      readonly id: RequestId;
      readonly table: TableId;
      readonly seat: Seat;
      readonly seq: number;
      readonly move: string;
    }
  /** Take back to the state after entry `to`. Beyond the free points this asks the others. */
  | {
      readonly type: 'undo';
      readonly id: RequestId;
      readonly table: TableId;
      readonly seat: Seat;
      readonly seq: number;
      readonly to: number;
    }
  /** Answer to a request to take back. */
  | {
      readonly type: 'vote';
      readonly id: RequestId;
      readonly table: TableId;
      readonly seat: Seat;
      readonly seq: number;
      readonly agree: boolean;
    }
  | { readonly type: 'chat'; readonly id: RequestId; readonly table: TableId; readonly text: string }
  | { readonly type: 'phrase'; readonly id: RequestId; readonly table: TableId; readonly phrase: QuickPhrase }
  /** Leave your seat to a bot of that level. */
  | { readonly type: 'resign'; readonly id: RequestId; readonly table: TableId; readonly seat: Seat; readonly level: string }
  /** Take your seat back from the bot. */
  | { readonly type: 'return'; readonly id: RequestId; readonly table: TableId; readonly seat: Seat }
  /** Let a bot play for a seat that is expired. */
  | { readonly type: 'replace'; readonly id: RequestId; readonly table: TableId; readonly seat: Seat; readonly level: string }
  | { readonly type: 'ping'; readonly sent: number };

export type ServerMessage =
  /** First frame of every connection. */
  | { readonly type: 'welcome'; readonly me: Me; readonly now: number }
  /**
   * Everything about a table for this viewer: replaces what the client has. While the table gathers, `position` is null.
   * `steps` are the entries after the `lastSeq` that was asked for (without one: all of them, with the setup as entry 0).
   * When the match starts, everybody who looks at the table gets a new snapshot.
   */
  | {
      readonly type: 'snapshot';
      readonly table: Table;
      readonly position: Position | null;
      readonly steps: readonly Step[];
      readonly chat: readonly ChatLine[];
      readonly now: number;
    }
  /** The match went on: the new entries, oldest first, and where it stands now. A gap in the numbers means: sync again. */
  | {
      readonly type: 'steps';
      readonly table: TableId;
      readonly steps: readonly Step[];
      readonly position: Position;
      readonly now: number;
    }
  /** Seats, readiness, votes, presence or the result changed. */
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'chat'; readonly table: TableId; readonly line: ChatLine }
  /** Done and safely stored. For a move or undo, `seq` is the number of its entry. Comes before or after the `steps` it led to. */
  | { readonly type: 'ack'; readonly id: RequestId; readonly seq: number }
  /** Not done, and nothing changed. `clause` and `phrase` (of the game's catalogue) say which rule forbids a move. */
  | {
      readonly type: 'refusal';
      readonly id: RequestId;
      readonly code: RefusalCode;
      /** The sentence in English; `reason` and `args` are for saying it in another language. */
      readonly message: string;
      readonly reason: Reason;
      readonly args: ReasonArgs;
      readonly clause?: string;
      readonly phrase?: Phrase;
    }
  /** A frame that could not be understood or allowed. After too many the socket is closed with 1008. */
  | { readonly type: 'error'; readonly code: ErrorCode; readonly message: string; readonly table?: TableId }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number };

export const ERROR_CODES = ['bad-message', 'too-large', 'too-many', 'not-found', 'forbidden', 'unavailable'] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
