// Agreements between the players of a match that are not moves, and the log of seat changes.
import { z } from 'zod';
import { instant, list, plainText, seatNumber as seat } from './fields.ts';

const LONGEST_REASON = 200;

/**
 * Where nothing else is said, every player must agree. Whoever is gone when the time for answers is up abstains, if more than half of all
 * have agreed; only `resume` needs everyone, because the clocks of those who are gone would run.
 */
export const proposal = z.discriminatedUnion('kind', [
  /** Ends the match without a result. */
  z.strictObject({ kind: z.literal('end') }),
  /** Adjourns the match until that time. Clocks stop and moves are refused. */
  z.strictObject({ kind: z.literal('adjourn'), until: instant }),
  /** Resumes an adjourned match early; requires every player's agreement. */
  z.strictObject({ kind: z.literal('resume') }),
  /** Lets a bot play for a connected player whose time is up; requires the agreement of more than half of the others. */
  z.strictObject({ kind: z.literal('replace'), target: seat }),
  /** Takes a seat from a player permanently; requires the agreement of the others, at least two. Nobody wins such a match in any record. */
  z.strictObject({ kind: z.literal('expel'), target: seat, reason: plainText.trim().min(1).max(LONGEST_REASON) }),
]);
export type Proposal = Readonly<z.infer<typeof proposal>>;

export const proposalKind = z.enum(['end', 'adjourn', 'resume', 'replace', 'expel'] as const satisfies readonly Proposal['kind'][]);

/** An open proposal and the answers to it. */
export const openProposal = z.object({
  proposal,
  by: seat,
  agreed: list(seat),
  /** The seats that have not answered. */
  missing: list(seat),
  /** How many more players must agree. */
  needed: z.int(),
  /** When the time for answers is up. */
  until: instant,
  /** The seat that declined. This ends the vote, but clients show it until the proposal would have lapsed. */
  declined: seat.exactOptional(),
});
export type OpenProposal = Readonly<z.infer<typeof openProposal>>;

/**
 * `time-out`: time ran out and a bot plays on; `time-up`: time ran out and the others decide; `left`: the player left the seat to a bot;
 * `replaced`: the others put a bot there; `expelled`: the others removed the player permanently; `returned`: the player took the seat back;
 * `adjourned` and `resumed`: the whole match, proposed by that seat (`resumed` without a seat: the agreed time came).
 */
export const SEAT_EVENTS = ['time-out', 'time-up', 'left', 'replaced', 'expelled', 'returned', 'adjourned', 'resumed'] as const;
export const seatEvent = z.object({
  kind: z.enum(SEAT_EVENTS),
  seat: seat.nullable(),
  /** The number of the last entry before the event. */
  seq: z.int(),
  at: instant,
  /** The level of the bot that plays from then on. */
  bot: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  until: instant.exactOptional(),
});
export type SeatEvent = Readonly<z.infer<typeof seatEvent>>;

/** How a match ended early: one of two players conceded, or the players agreed to end it without a result. */
export const ending = z.object({ kind: z.enum(['conceded', 'agreed']), seat });
export type Ending = Readonly<z.infer<typeof ending>>;
