import type { Seat } from '@belfry/kernel';
import type { Instant, Stretch, TableSettings } from '@belfry/protocol';
import { z } from 'zod';
import type { ServerTime } from './server-time.ts';
import { leftThen, runsOut, type SeatTimeOff } from './time-off.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Where a bank of days is for the whole match, every turn adds so much. */
const ADDITION_OF_DAYS = 12 * HOUR;
/** Whoever comes back to a seat after the time was up has at least so long. */
const TO_COME_BACK = 60 * SECOND;
/** So much of what is left stays to whoever goes back with the others' consent, though it was gained by what is undone. */
const AFTER_UNDO = 10 * SECOND;

// All instants here are of match time; nights and holidays are of the day, which is ahead of it by `stoodStill`.

/** Time left for each seat at `at`; it runs for the pending seats. */
export const clockRecord = z.object({
  at: z.number(),
  left: z.array(z.number()).readonly(),
  /** What somebody has gained by the entries they made in a row, for a way back: it gives nothing twice. */
  gained: z
    .array(z.object({ seat: z.int(), seq: z.int(), time: z.number() }))
    .readonly()
    .exactOptional(),
  /** Seats that were given time when their people came back, and for which nothing has been decided since. */
  returned: z.array(z.int()).readonly().exactOptional(),
  /** Seats whose time ran out, and for which nothing has been decided since. */
  lapsed: z.array(z.int()).readonly().exactOptional(),
});
export type ClockRecord = Readonly<z.infer<typeof clockRecord>>;

/** The seats of a table, as far as their clocks are concerned. */
export type TimedSeats = readonly { readonly timeOff?: SeatTimeOff }[];

/** How the time of a table is counted. */
export type Timed = Pick<TableSettings, 'clock' | 'timing'>;

/** What everybody has: for every move anew, or once with an addition after every turn. */
interface Allowance {
  readonly each: number;
  readonly isRenewed: boolean;
  readonly addition: number;
}

function allowanceOf({ clock, timing }: Timed): Allowance | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return { each: clock.bank * SECOND, isRenewed: timing === 'move', addition: clock.increment * SECOND };
    case 'days':
      return { each: clock.days * DAY, isRenewed: timing !== 'bank', addition: ADDITION_OF_DAYS };
  }
}

/** Time is never in the state of a game; it is kept beside the match. */
export function startClocks(timed: Timed, players: number, now: Instant): ClockRecord | null {
  const allowance = allowanceOf(timed);
  return allowance === null ? null : { at: now, left: Array.from({ length: players }, () => allowance.each) };
}

export interface Turn {
  /** Who owed a decision before the entry, and who owes one after it. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  /** Whose clocks ran meanwhile, where those are not all who owed a decision. */
  readonly running?: readonly Seat[];
  /** Who made the entry. */
  readonly mover: Seat;
  /** A bot made it, which earns nothing for the person whose seat it is. */
  readonly byBot?: boolean;
  readonly seq: number;
  /** The entry it goes back to, where it takes back. */
  readonly undoneTo: number | null;
}

/** As many entries as somebody makes in a row. */
const MOST_GAINS = 64;

/** The clocks after an entry: time has run for whoever owed a decision; a turn that ends earns its addition, and a way back gives back what was gained. */
export function turnClocks(
  timed: Timed,
  clocks: ClockRecord | null,
  turn: Turn,
  seats: TimedSeats,
  now: Instant,
  stoodStill = 0,
): ClockRecord | null {
  const allowance = allowanceOf(timed);
  if (clocks === null || allowance === null) return clocks;
  const { mover, seq, undoneTo, byBot = false } = turn;
  const ran = runClocks(clocks, turn.running ?? turn.before, seats, now, stoodStill).left;
  const own = (clocks.gained ?? []).filter(({ seat }) => seat === mover);
  const marks = { returned: without(clocks.returned, mover), lapsed: without(clocks.lapsed, mover) };
  if (undoneTo !== null) {
    const rest = (time: number) => {
      const before = time - gainedSince(clocks, mover, undoneTo);
      return before > 0 ? before : Math.min(time, AFTER_UNDO);
    };
    const left = ran.map((time, seat) => (seat === mover ? rest(time) : time));
    return noted({ at: now, left }, { ...marks, gained: own.filter((gain) => gain.seq <= undoneTo) });
  }
  const left = ran.map((time, seat) => {
    if (allowance.isRenewed) {
      const fresh = turn.after.includes(seat) && (seat === mover || !turn.before.includes(seat));
      return fresh ? allowance.each : time;
    }
    const ended = seat === mover && !turn.after.includes(seat) && !byBot;
    return ended ? time + allowance.addition : time;
  });
  const time = (left[mover] ?? 0) - (ran[mover] ?? 0);
  const gained = time === 0 ? own : [...own, { seat: mover, seq, time }].slice(-MOST_GAINS);
  return noted({ at: now, left }, { ...marks, gained });
}

/** Would undoing leave this seat nothing, because it has used what the moves gave it that would be undone? */
export function isSpent(clocks: ClockRecord, seat: Seat, undoneTo: number): boolean {
  return (clocks.left[seat] ?? 0) <= gainedSince(clocks, seat, undoneTo);
}

function gainedSince({ gained = [] }: ClockRecord, seat: Seat, entry: number): number {
  return gained.filter((gain) => gain.seat === seat && gain.seq > entry).reduce((sum, { time }) => sum + time, 0);
}

type Marks = Pick<ClockRecord, 'gained' | 'returned' | 'lapsed'>;

/** Clocks with what is remembered of them, where it is anything. */
function noted(clocks: Pick<ClockRecord, 'at' | 'left'>, { gained = [], returned = [], lapsed = [] }: Marks): ClockRecord {
  return {
    ...clocks,
    ...(gained.length === 0 ? {} : { gained }),
    ...(returned.length === 0 ? {} : { returned }),
    ...(lapsed.length === 0 ? {} : { lapsed }),
  };
}

function without(seats: readonly Seat[] = [], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

/** The clocks when the time of some seats has run out. */
export function lapse(clocks: ClockRecord, seats: readonly Seat[]): ClockRecord {
  return { ...clocks, lapsed: [...new Set([...(clocks.lapsed ?? []), ...seats])] };
}

/**
 * The clocks when somebody takes a seat back from the bot that played on: with time to decide something, once the bot has decided something in between or nobody
 * else would (`isPaused`), but not again before something was decided.
 */
export function clocksOnReturn(
  timed: Timed,
  clocks: ClockRecord | null,
  { seat, running, isPaused }: { readonly seat: Seat; readonly running: readonly Seat[]; readonly isPaused: boolean },
  seats: TimedSeats,
  now: Instant,
  stoodStill = 0,
): ClockRecord | null {
  const allowance = allowanceOf(timed);
  if (clocks === null || allowance === null) return clocks;
  const present = runClocks(clocks, running, seats, now, stoodStill);
  const least = allowance.isRenewed ? allowance.each : Math.max(allowance.addition, TO_COME_BACK);
  const { returned = [], lapsed = [] } = clocks;
  const isGiven = (present.left[seat] ?? 0) <= 0 && !returned.includes(seat) && (isPaused || !lapsed.includes(seat));
  if (!isGiven) return present;
  const left = present.left.map((time, other) => (other === seat ? least : time));
  return noted({ at: now, left }, { ...present, returned: [...returned, seat] });
}

/** The same clocks, as they stand now. */
export function runClocks(clocks: ClockRecord, running: readonly Seat[], seats: TimedSeats, now: Instant, stoodStill = 0): ClockRecord {
  const { at } = clocks;
  const [from, to] = [at + stoodStill, Math.max(at, now) + stoodStill];
  const left = clocks.left.map((time, seat) => (running.includes(seat) ? leftThen(time, offAt(seats, seat), from, to) : time));
  return { ...clocks, at: now, left };
}

/** When the next of some seats that are awaited runs out of time, or null. */
export function nextExpiry(clocks: ClockRecord | null, awaited: readonly Seat[], seats: TimedSeats, stoodStill = 0): Instant | null {
  if (clocks === null || awaited.length === 0) return null;
  const { at, left } = clocks;
  return Math.min(
    ...awaited.map((seat) => runsOut(left[seat] ?? Number.POSITIVE_INFINITY, offAt(seats, seat), at + stoodStill).at - stoodStill),
  );
}

/** The same as a time of day. */
export function deadline(clocks: ClockRecord | null, awaited: readonly Seat[], seats: TimedSeats, time: ServerTime): Instant | null {
  const expiry = nextExpiry(clocks, awaited, seats, time.stoodStill());
  return expiry === null ? null : expiry + time.stoodStill();
}

/** For each seat the stretches of the day until its time is up in which its clock stands still; undefined where nobody has any. */
export function stretchesOff({ at, left }: ClockRecord, seats: TimedSeats, stoodStill = 0): readonly (readonly Stretch[])[] | undefined {
  if (seats.every(({ timeOff }) => timeOff === undefined)) return undefined;
  return left.map((time, seat) => runsOut(time, offAt(seats, seat), at + stoodStill).off);
}

function offAt(seats: TimedSeats, seat: Seat): SeatTimeOff | null {
  return seats[seat]?.timeOff ?? null;
}
