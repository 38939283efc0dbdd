// What the players of a match agree on beside its moves, and what became of their seats meanwhile.
import { z } from 'zod';
import { instant, list, plainText, seatNumber as seat } from './fields.ts';

const LONGEST_REASON = 200;

/** Something the players of a match vote on. */
export const proposal = z.discriminatedUnion('kind', [
  /** End the match without a result: every player must agree. */
  z.strictObject({ kind: z.literal('end') }),
  /** Stop until that time: every player must agree. Clocks stand still, and nobody moves. */
  z.strictObject({ kind: z.literal('adjourn'), until: instant }),
  /** Go on before that time: every player must agree. */
  z.strictObject({ kind: z.literal('resume') }),
  /** Let a bot play for a connected player whose time is up: more than half of the others must agree. */
  z.strictObject({ kind: z.literal('replace'), target: seat }),
  /** Take a seat from a player for good: all others, and at least two, must agree. Nobody wins such a match in any record. */
  z.strictObject({ kind: z.literal('expel'), target: seat, reason: plainText.trim().min(1).max(LONGEST_REASON) }),
]);
export type Proposal = Readonly<z.infer<typeof proposal>>;

export const PROPOSAL_KINDS = ['end', 'adjourn', 'resume', 'replace', 'expel'] as const satisfies readonly Proposal['kind'][];

/** A proposal and the answers to it. */
export const openProposal = z.object({
  proposal,
  by: seat,
  agreed: list(seat),
  /** Who has not answered. */
  missing: list(seat),
  /** How many more must agree. */
  needed: z.int(),
  /** Without enough answers it lapses then. */
  until: instant,
  /** Who declined; the vote is over then, and shown until it lapses. */
  declined: seat.exactOptional(),
});
export type OpenProposal = Readonly<z.infer<typeof openProposal>>;

/**
 * `time-out`: time ran out and a bot plays on; `time-up`: it ran out, and the others decide; `left`: left to a bot; `replaced`: the others put a bot there; `expelled`: they did so for good;
 * `returned`: the player took the seat back; `adjourned` and `resumed`: the whole match, proposed by that seat (`resumed` without one: its date came).
 */
export const SEAT_EVENTS = ['time-out', 'time-up', 'left', 'replaced', 'expelled', 'returned', 'adjourned', 'resumed'] as const;
export const seatEvent = z.object({
  kind: z.enum(SEAT_EVENTS),
  seat: seat.nullable(),
  /** The last entry before it. */
  seq: z.int(),
  at: instant,
  /** The level of the bot that plays from then on. */
  bot: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  until: instant.exactOptional(),
});
export type SeatEvent = Readonly<z.infer<typeof seatEvent>>;

/** How a match ended that was not played to its end: one of two players conceded, or all agreed to end it without a result. */
export const ending = z.object({ kind: z.enum(['conceded', 'agreed']), seat });
export type Ending = Readonly<z.infer<typeof ending>>;
