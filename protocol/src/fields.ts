// The small parts that messages and resources are made of.
import type { Decision, GameEvent, GameView, Outcome, Phrase, PhraseArg } from '@belfry/kernel';
import { REFUSAL_CODES } from '@belfry/live';
import { z } from 'zod';
import { REASONS, type Reason } from './reasons.ts';

/** A list is nobody's to change. */
export function list<Item extends z.ZodType>(item: Item): z.ZodReadonly<z.ZodArray<Item>> {
  return z.array(item).readonly();
}

const LONGEST_MOVE = 400;

/** Ids are ours, and we make them of these. */
export const tableId = z.string().regex(/^[a-z0-9]{1,40}$/);
/** PostgreSQL keeps no text with a NUL in it, and nobody needs one. */
export const plainText = z.string().regex(/^[^\0]*$/);
export const levelName = plainText.min(1).max(40);
export const moveText = plainText.min(1).max(LONGEST_MOVE);
/** Chosen by the client, unique for what it asks; sending the same request with the same id again is safe. */
export const requestId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w:.-]+$/);
export const seatNumber = z.int().min(0).max(7);
export const sequenceNumber = z.int().min(0).max(1_000_000);
/** Milliseconds since 1970, on the clock of the server. */
const LAST_INSTANT = 8_640_000_000_000_000;
export const instant = z.int().min(0).max(LAST_INSTANT).describe('milliseconds since 1970');
const MINUTES_OF_A_DAY = 24 * 60;
/** Minutes after midnight. */
export const minuteOfDay = z
  .int()
  .min(0)
  .max(MINUTES_OF_A_DAY - 1);
/** Asking the calendar costs more than everything else about a seat, and is asked with every seat that is read. */
const KNOWN_ZONES = new Set<string>();
const MOST_KNOWN_ZONES = 1000;

function isZone(zone: string): boolean {
  if (KNOWN_ZONES.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  // The same zone can be written in many ways.
  if (KNOWN_ZONES.size < MOST_KNOWN_ZONES) KNOWN_ZONES.add(zone);
  return true;
}

export const timeZone = z.string().max(60).refine(isZone, 'there is no such time zone');
export const viewer = z.union([seatNumber, z.literal('spectator'), z.literal('open')]);

// What the kernel defines is described here for the wire; the kernel's type is what everybody gets.

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

/** Why something was refused: the kind, the reason (a key of REASONS, to say it in another language), what belongs into that sentence, and the rule. */
export const refusalFields = {
  reason: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  clause: z.string().exactOptional(),
  phrase: phrase.exactOptional(),
};
export const refusalCode = z.enum(REFUSAL_CODES);
