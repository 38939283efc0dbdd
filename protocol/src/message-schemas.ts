import { z } from 'zod';
import type { ClientMessage } from './messages.ts';
import { QUICK_PHRASES } from './resources.ts';

const LONGEST_MOVE = 400;
const LONGEST_CHAT = 300;

/** Ids are ours, and we make them of these. */
export const tableId = z.string().regex(/^[a-z0-9]{1,40}$/);
/** PostgreSQL keeps no text with a NUL in it, and nobody needs one. */
export const plainText = z.string().regex(/^[^\0]*$/);

const table = tableId;
const seat = z.int().min(0).max(7);
const seq = z.int().min(0).max(1_000_000);
const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w:.-]+$/);
const level = plainText.min(1).max(40);

export const moveText = plainText.min(1).max(LONGEST_MOVE);
export const requestId = id;
export const seatNumber = seat;
export const sequenceNumber = seq;

/** The door of the socket: nothing gets past it that is not exactly one of these. */
export const clientMessage: z.ZodType<ClientMessage> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sync'), table, seat: seat.nullable().exactOptional(), lastSeq: seq.exactOptional() }),
  z.strictObject({ type: z.literal('leave'), table }),
  z.strictObject({ type: z.literal('move'), id, table, seat, seq, move: moveText }),
  z.strictObject({ type: z.literal('undo'), id, table, seat, seq, to: seq }),
  z.strictObject({ type: z.literal('vote'), id, table, seat, seq, agree: z.boolean() }),
  z.strictObject({ type: z.literal('chat'), id, table, text: plainText.trim().min(1).max(LONGEST_CHAT) }),
  z.strictObject({ type: z.literal('phrase'), id, table, phrase: z.enum(QUICK_PHRASES) }),
  z.strictObject({ type: z.literal('resign'), id, table, seat, level }),
  z.strictObject({ type: z.literal('return'), id, table, seat }),
  z.strictObject({ type: z.literal('replace'), id, table, seat, level }),
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
]);
