// The messages of the socket. Every frame is one JSON object with a `type`.
import { z } from 'zod';
import { proposal, proposalKind } from './agreements.ts';
import { chatLine } from './chat.ts';
import { EMOTES, ERROR_CODES, QUICK_PHRASES } from './constants.ts';
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
import { me } from './identities.ts';
import type { Json, JsonPatch } from './json-patch.ts';
import { clocks, position, step } from './positions.ts';
import { table as tableResource } from './tables.ts';

const LONGEST_CHAT = 300;
const LARGEST_NUMBER = Number.MAX_SAFE_INTEGER;

const emote = z.enum(EMOTES);
const json: z.ZodType<Json> = z.json();
/** A patch of a JSON value (json-patch.ts). */
const jsonPatch: z.ZodType<JsonPatch> = z.lazy(() => z.union([list(json), z.record(z.string(), jsonPatch).readonly()]));

/** Every message a client may send; the socket rejects anything else. */
export const clientMessage = z.discriminatedUnion('type', [
  /**
   * Subscribes to a table, as one of your seats or (no seat, or seat null) as a spectator; if you have exactly one seat there, that is the
   * default. The server answers with `snapshot`. Send it again with your last sequence number after a reconnect, or with another seat to
   * change seats.
   */
  z.strictObject({ type: z.literal('sync'), table, seat: seat.nullable().exactOptional(), lastSeq: seq.exactOptional() }),
  /** Unsubscribes from a table. */
  z.strictObject({ type: z.literal('leave'), table }),
  /** Plays a move (notation). `seq` is the sequence number of the position it answers. */
  z.strictObject({ type: z.literal('move'), id, table, seat, seq, move: moveText }),
  /** Undoes everything after entry `to`. Beyond the entries you may undo freely, this asks the other players. */
  z.strictObject({ type: z.literal('undo'), id, table, seat, seq, to: seq }),
  /** Answers the undo request of seat `asker` to go back to entry `to`. */
  z.strictObject({ type: z.literal('vote'), id, table, seat, seq, asker: seat, to: seq, agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, table, text: plainText.trim().min(1).max(LONGEST_CHAT) }),
  z.strictObject({ type: z.literal('phrase'), id, table, phrase: z.enum(QUICK_PHRASES) }),
  /** Shows a picture at your seat for a moment. It is not stored, and counts as a chat line for the rate limit. */
  z.strictObject({ type: z.literal('emote'), id, table, seat, emote }),
  /** Leaves your seat to a bot of that level. */
  z.strictObject({ type: z.literal('resign'), id, table, seat, level }),
  /** Takes your seat back from the bot. */
  z.strictObject({ type: z.literal('return'), id, table, seat }),
  /** Lets the usual stand-in play for a seat that has expired and whose player is not connected; a level is ignored. */
  z.strictObject({ type: z.literal('replace'), id, table, seat, level: level.exactOptional() }),
  /** Proposes something to the other players; takes effect at once if there is nobody else to ask. */
  z.strictObject({ type: z.literal('propose'), id, table, seat, proposal }),
  /** Answers the proposal of seat `by`, and (with `proposal`) none that has taken its place; its author withdraws it by declining. */
  z.strictObject({
    ...{ type: z.literal('answer'), id, table, seat, by: seat, kind: proposalKind, agree: z.boolean() },
    proposal: proposal.exactOptional(),
  }),
  /** Concedes a match of two players. */
  z.strictObject({ type: z.literal('concede'), id, table, seat }),
  z.strictObject({ type: z.literal('ping'), sent: z.number().min(-LARGEST_NUMBER).max(LARGEST_NUMBER) }),
]);
export type ClientMessage = Readonly<z.infer<typeof clientMessage>>;

export const serverMessage = z.discriminatedUnion('type', [
  /** The first frame of every connection. A server that names no protocol speaks version 1. */
  z.object({ type: z.literal('welcome'), me, now: instant, protocol: z.int().exactOptional() }),
  /**
   * The whole table for this viewer; replaces what the client has. `position` is null until the match starts. `steps` are the entries after
   * the requested `lastSeq` (by default from the start, with the setup as entry 0). They come in pages: a client with fewer entries than
   * `position.seq` asks again with the last number received. When the match starts, every subscriber gets a new snapshot; so does a viewer
   * whose seat at the table changes later.
   */
  z.object({
    type: z.literal('snapshot'),
    table: tableResource,
    position: position.nullable(),
    steps: list(step),
    chat: list(chatLine),
    now: instant,
  }),
  /** New entries, oldest first, and the position after them. After a gap in the numbers, sync again. */
  z.object({ type: z.literal('steps'), table, steps: list(step), position, now: instant }),
  /**
   * The same for a client that asked for patches: `view` is the patch of the view since the entry before the first of these; the other
   * parts of the position are complete, and omitted where empty. `hash` (sent now and then) is the hash of the new view as JSON. Sync again
   * if the first entry does not follow the last one known, or the hash differs.
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
  /**
   * Seats, readiness, votes, presence or the result changed. `clocks`: as they were when a seat or the match last changed; they replace
   * those of the position.
   */
  z.object({ type: z.literal('table'), table: tableResource, clocks: clocks.exactOptional() }),
  /** The number of spectators, sent at most once a second. */
  z.object({ type: z.literal('watching'), table, watching: z.int() }),
  z.object({ type: z.literal('chat'), table, line: chatLine }),
  /** A player shows a picture for a moment; only to clients that opened `/socket?emotes=1`. */
  z.object({ type: z.literal('emote'), table, seat, emote }),
  /** Done and safely stored. For a move or undo, `seq` is the number of its entry. May come before or after the resulting `steps`. */
  z.object({ type: z.literal('ack'), id, seq: z.int() }),
  /**
   * Not done, and nothing changed. `clause` and `phrase` (from the game's catalogue) say which rule forbids a move. `message` is the
   * English sentence; `reason` and `args` serve translations.
   */
  z.object({ type: z.literal('refusal'), id, code: refusalCode, message: z.string(), ...refusalFields }),
  /**
   * A frame that was invalid or not allowed. After too many, the server closes the socket with 1008. It also comes unasked: `forbidden`
   * with a table, to a viewer who loses access to it; `unavailable` without a table, to every client, repeatedly while nothing can be
   * stored. When storage recovers, the server sends every watched table again.
   */
  z.object({ type: z.literal('error'), code: z.enum(ERROR_CODES), message: z.string(), table: table.exactOptional() }),
  z.object({ type: z.literal('pong'), sent: z.number(), now: instant }),
]);
export type ServerMessage = Readonly<z.infer<typeof serverMessage>>;
export type ErrorCode = (typeof ERROR_CODES)[number];
