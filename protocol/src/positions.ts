// The course of a match as one viewer may know it: entries, positions, clocks, replay.
import type { Step as LiveStep } from '@belfry/live';
import { z } from 'zod';
import { event, instant, list, moveText, plainText, type ShapeOf, seatNumber as seat, view, viewer } from './fields.ts';
import { table } from './tables.ts';

const stretch = z.object({ from: instant, to: instant });
export type Stretch = Readonly<z.infer<typeof stretch>>;

/** Each seat's time left at `at`; it runs for the seats that owe a decision. Null without a clock. */
export const clocks = z.object({
  at: instant,
  left: list(z.number()),
  running: list(seat),
  /** Where players have nights or holidays off: for each seat, the stretches until its time is up in which its clock stops. */
  off: list(list(stretch)).exactOptional(),
});
export type Clocks = Readonly<z.infer<typeof clocks>>;

/** One entry of the match as the viewer may know it. Entry 0 is the setup. */
export const step = z.object({
  seq: z.int(),
  /** Who made the entry; null for the setup. */
  seat: seat.nullable(),
  at: instant,
  events: list(event),
  /** The move in notation: shown to its player, and to everyone after the match. */
  move: z.string().exactOptional(),
  /** Which bot moved, if it was not the person in the seat. */
  by: z.string().exactOptional(),
  /** Set if this entry is an undo: the match returns to the state after entry `undo`. */
  undo: z.int().exactOptional(),
} satisfies ShapeOf<LiveStep>);
export type Step = Readonly<z.infer<typeof step>>;

/**
 * Gives the same answer to every question of a kind, until you move yourself. With `terms` (`counter 1 ore for 2 wood`), to the first offer
 * that is at least as good; with `once`, to the next question, of any kind if the kind is `*`. Both end as soon as chance decides
 * something.
 */
const standingAnswer = z.strictObject({
  kind: plainText.min(1).max(40),
  move: moveText,
  terms: moveText.exactOptional(),
  once: z.literal(true).exactOptional(),
});
const MOST_STANDING = 8;
export const newStanding = z.strictObject({ seat, answers: z.array(standingAnswer).max(MOST_STANDING).readonly() });
export type NewStanding = Readonly<z.infer<typeof newStanding>>;

/** The position for one viewer. */
export const position = z.object({
  seq: z.int(),
  viewer,
  /** The game's view; `view.pending` says who owes which decision. */
  view,
  /** The viewer's legal moves in notation; empty when the viewer owes no decision. */
  legal: list(z.string()),
  /** Entries the viewer may undo to without asking anyone, nearest first. */
  undo: list(z.int()),
  clocks: clocks.nullable(),
  /** Your standing answers; no other viewer receives them. */
  standing: list(standingAnswer).exactOptional(),
});
export type Position = Readonly<z.infer<typeof position>>;

/** A page of a match's replay for one viewer: the position after each entry. Frame 0 is the setup; the last is that of `table.seq`. */
export const replay = z.object({ table, viewer, frames: list(z.object({ step, view })) });
export type Replay = Readonly<z.infer<typeof replay>>;
