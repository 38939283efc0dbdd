// The shared fields of messages and resources.
import type { Decision, GameEvent, GameView, Outcome, Phrase, PhraseArg } from '@belfry/kernel';
import { REFUSAL_CODES } from '@belfry/live';
import { z } from 'zod';
import { REASONS, type Reason } from './reasons.ts';

/** A read-only list. */
export function list<Item extends z.ZodType>(item: Item): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).readonly();
}

/** The shape of a schema for every field of T: without it, a schema that lacks an optional field compiles. */
export type ShapeOf<T> = { readonly [Name in keyof Required<T>]: z.ZodType };

const LONGEST_MOVE = 400;

/** The ID of a table; servers generate these. */
export const tableId = z.string().regex(/^[a-z0-9]{1,40}$/);
export type TableId = string;
/** Text without NUL, which PostgreSQL cannot store. */
export const plainText = z.string().regex(/^[^\0]*$/);
export const levelName = plainText.min(1).max(40);
export const moveText = plainText.min(1).max(LONGEST_MOVE);
/** The ID of a request: chosen by the client and unique per request, which makes retries with the same ID safe. */
export const requestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w:.-]+$/);
export type RequestId = string;
export const seatNumber = z.int().min(0).max(7);
export const sequenceNumber = z.int().min(0).max(1_000_000);
const LAST_INSTANT = 8_640_000_000_000_000;
/** Milliseconds since 1970, on the server's clock. */
export const instant = z.int().min(0).max(LAST_INSTANT).describe('milliseconds since 1970');
export type Instant = number;
const MINUTES_OF_A_DAY = 24 * 60;
/** Minutes after midnight. */
export const minuteOfDay = z
  .int()
  .min(0)
  .max(MINUTES_OF_A_DAY - 1);
/** Cache of valid zones: the calendar lookup costs more than the rest of a seat's validation, and every seat that is read needs it. */
const KNOWN_ZONES = new Set<string>();
const MOST_KNOWN_ZONES = 1000;

function isZone(zone: string): boolean {
  if (KNOWN_ZONES.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // Bounded, because one zone can be spelt in many ways.
  if (KNOWN_ZONES.size < MOST_KNOWN_ZONES) KNOWN_ZONES.add(zone);
  return true;
}

export const timeZone = z.string().max(60).refine(isZone, 'there is no such time zone');
export const viewer = z.union([seatNumber, z.literal('spectator'), z.literal('open')]);

// These schemas describe kernel types on the wire; the exported types are the kernel's own.

const decision: z.ZodType<Decision> = z.looseObject({ kind: z.string(), seat: seatNumber, together: z.string().exactOptional() });
export const view: z.ZodType<GameView> = z
  .looseObject({ viewer, round: z.int(), pending: list(decision) })
  .describe('what the game shows this viewer; each game adds its own');
export const event: z.ZodType<GameEvent> = z.looseObject({ type: z.string(), clause: z.string() });

const scoreLine = z.object({ key: z.string(), clause: z.string(), points: list(z.number()) });
export const outcome: z.ZodType<Outcome> = z.object({
  sheet: list(scoreLine),
  totals: list(z.number()),
  tieBreaks: list(scoreLine),
  places: list(z.int()),
  won: seatNumber.exactOptional(),
});

const phraseArg: z.ZodType<PhraseArg> = z.lazy(() =>
  z.union([z.number(), z.string(), z.object({ seat: seatNumber }), phrase, list(phraseArg)]),
);
const phrase: z.ZodType<Phrase> = z.object({ key: z.string(), args: z.record(z.string(), phraseArg).exactOptional() });

/** Why something was refused: the reason (a key of REASONS, for translation), the arguments of its sentence, and the rule. */
export const refusalFields = {
  reason: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  clause: z.string().exactOptional(),
  phrase: phrase.exactOptional(),
};
export const refusalCode = z.enum(REFUSAL_CODES);
