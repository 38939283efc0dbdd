// What goes over the socket. Every frame is one JSON object with a `type`.
import { z } from 'zod';
import { PROPOSAL_KINDS, proposal } from './agreements.ts';
import { ERROR_CODES, QUICK_PHRASES } from './constants.ts';
import {
  requestId as id,
  instant,
  levelName as level,
  list,
  moveText,
  plainText,
  refusalCode,
  refusalFields,
  seatNumber as seat,
  sequenceNumber as seq,
  tableId as table,
} from './fields.ts';
import { chatLine, clocks, jsonPatch, me, position, step, table as tableResource } from './resources.ts';

const LONGEST_CHAT = 300;
const LARGEST_NUMBER = Number.MAX_SAFE_INTEGER;

/** The door of the socket: nothing gets past it that is not exactly one of these. */
export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Look at a table, as one of your seats or (no seat, or seat null) as a spectator; if you have exactly one seat there, that is the default.
   * Answered by `snapshot`. Ask again with the last sequence number you have after a reconnect, or with another seat to change places.
   */
  z.strictObject({ type: z.literal('sync'), table, seat: seat.nullable().exactOptional(), lastSeq: seq.exactOptional() }),
  /** Look away. */
  z.strictObject({ type: z.literal('leave'), table }),
  /** Play a move (notation). `seq` is the sequence number of the position it answers. */
  z.strictObject({ type: z.literal('move'), id, table, seat, seq, move: moveText }),
  /** Take back to the state after entry `to`. Beyond the free points this asks the others. */
  z.strictObject({ type: z.literal('undo'), id, table, seat, seq, to: seq }),
  /** Answer to a request to take back: to this one, of the seat `asker`, to go back to entry `to`. */
  z.strictObject({ type: z.literal('vote'), id, table, seat, seq, asker: seat, to: seq, agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, table, text: plainText.trim().min(1).max(LONGEST_CHAT) }),
  z.strictObject({ type: z.literal('phrase'), id, table, phrase: z.enum(QUICK_PHRASES) }),
  /** Leave your seat to a bot of that level. */
  z.strictObject({ type: z.literal('resign'), id, table, seat, level }),
  /** Take your seat back from the bot. */
  z.strictObject({ type: z.literal('return'), id, table, seat }),
  /** Let a bot play for a seat that is expired and whose player is not connected. */
  z.strictObject({ type: z.literal('replace'), id, table, seat, level }),
  /** Propose something to the other players; with nobody else to ask it is done at once. */
  z.strictObject({ type: z.literal('propose'), id, table, seat, proposal }),
  /** Answer to the proposal of the seat `by`; whoever made it takes it back by declining. */
  z.strictObject({ type: z.literal('answer'), id, table, seat, by: seat, kind: z.enum(PROPOSAL_KINDS), agree: z.boolean() }),
  /** Concede a match of two players. */
  z.strictObject({ type: z.literal('concede'), id, table, seat }),
  z.strictObject({ type: z.literal('ping'), sent: z.number().min(-LARGEST_NUMBER).max(LARGEST_NUMBER) }),
]);
export type ClientMessage = Readonly<z.infer<typeof clientMessage>>;

export const serverMessage = z.discriminatedUnion('type', [
  /** First frame of every connection. A server that names no protocol speaks the first one. */
  z.object({ type: z.literal('welcome'), me, now: instant, protocol: z.int().exactOptional() }),
  /**
   * Everything about a table for this viewer: replaces what the client has. While the table gathers, `position` is null.
   * `steps` are the next entries after the `lastSeq` that was asked for (without one: the first of them, with the setup as entry 0). They come in
   * pages: whoever has fewer than `position.seq` says asks again with the last number received.
   * When the match starts, everybody who looks at the table gets a new snapshot; so does later whoever sees it from another seat than before.
   */
  z.object({
    type: z.literal('snapshot'),
    table: tableResource,
    position: position.nullable(),
    steps: list(step),
    chat: list(chatLine),
    now: instant,
  }),
  /** The match went on: the new entries, oldest first, and where it stands now. A gap in the numbers means: sync again. */
  z.object({ type: z.literal('steps'), table, steps: list(step), position, now: instant }),
  /**
   * The same for a client that asked for patches: `view` says what has changed in the view since the entry before the first of these, and the other
   * parts of the position are as they are now, left out where they are empty. `hash` (now and then) is that of the new view as JSON. Where the first entry
   * does not follow on the last that is known, or the hash differs: sync again.
   */
  z.object({
    type: z.literal('patch'),
    table,
    steps: list(step),
    view: jsonPatch,
    legal: position.shape.legal.exactOptional(),
    undo: position.shape.undo.exactOptional(),
    clocks: position.shape.clocks.unwrap().exactOptional(),
    standing: position.shape.standing,
    hash: z.int().exactOptional(),
  }),
  /** Seats, readiness, votes, presence or the result changed. `clocks`: as they were when a seat or the match last changed; they replace those of the position. */
  z.object({ type: z.literal('table'), table: tableResource, clocks: clocks.exactOptional() }),
  /** How many people look on without a seat, at most once a second. */
  z.object({ type: z.literal('watching'), table, watching: z.int() }),
  z.object({ type: z.literal('chat'), table, line: chatLine }),
  /** Done and safely stored. For a move or undo, `seq` is the number of its entry. Comes before or after the `steps` it led to. */
  z.object({ type: z.literal('ack'), id, seq: z.int() }),
  /**
   * Not done, and nothing changed. `clause` and `phrase` (of the game's catalogue) say which rule forbids a move.
   * `message` is the sentence in English; `reason` and `args` are for saying it in another language.
   */
  z.object({ type: z.literal('refusal'), id, code: refusalCode, message: z.string(), ...refusalFields }),
  /**
   * A frame that could not be understood or allowed. After too many the socket is closed with 1008.
   * `forbidden` with a table also comes unasked, to whoever may not look at it any more; `unavailable` without one, to everybody, again and again
   * while nothing can be stored. When that is over, every table that is looked at is told anew.
   */
  z.object({ type: z.literal('error'), code: z.enum(ERROR_CODES), message: z.string(), table: table.exactOptional() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: instant }),
]);
export type ServerMessage = Readonly<z.infer<typeof serverMessage>>;
export type ErrorCode = (typeof ERROR_CODES)[number];
