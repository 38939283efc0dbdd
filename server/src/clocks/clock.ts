import type { Seat } from '@belfry/kernel';
import { HOURS_ADDED_PER_TURN, type Instant, type Stretch, type TableSettings } from '@belfry/protocol';
import { z } from 'zod';
import type { ServerTime } from './server-time.ts';
import { leftThen, runsOut, type SeatTimeOff } from './time-off.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** Increment per turn where a bank of days covers the whole match. */
const ADDITION_OF_DAYS = HOURS_ADDED_PER_TURN * HOUR;
/** The least time for a player who returns to a seat whose time ran out. */
const TO_COME_BACK = 60 * SECOND;
/** The least time left after an agreed undo, even if the undone moves had earned it. */
const AFTER_UNDO = 10 * SECOND;

// All instants here are match time. Nights and holidays are time of day, which is ahead of match time by `stoodStill`.

/** What clocks know of the time of day. */
type DayTime = Pick<ServerTime, 'stoodStill' | 'leapsSince'>;
const STEADY: DayTime = { stoodStill: () => 0, leapsSince: () => [] };

/** Time left for each seat at `at`; it runs down for the pending seats. */
export const clockRecord = z.object({
  at: z.number(),
  left: z.array(z.number()).readonly(),
  /** Time earned by a seat's consecutive entries, which an undo takes back so that no entry earns time twice. */
  gained: z
    .array(z.object({ seat: z.int(), seq: z.int(), time: z.number() }))
    .readonly()
    .exactOptional(),
  /** Seats that were given time when their players returned and that have not decided anything since. */
  returned: z.array(z.int()).readonly().exactOptional(),
  /** Seats whose time ran out and that have not decided anything since. */
  lapsed: z.array(z.int()).readonly().exactOptional(),
  /** Seats that their players handed to a bot while they owed a decision, and since when. Until the bot decides, that time is theirs. */
  handed: z
    .array(z.object({ seat: z.int(), since: z.number() }))
    .readonly()
    .exactOptional(),
});
export type ClockRecord = Readonly<z.infer<typeof clockRecord>>;

export type TimedSeats = readonly { readonly timeOff?: SeatTimeOff }[];

export type Timed = Pick<TableSettings, 'clock' | 'timing'>;

/** The time each seat has: renewed for every move, or given once with an increment after every turn. */
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

/** Starts the clocks. Time is kept beside the match, never in the state of a game. */
export function startClocks(timed: Timed, players: number, now: Instant): ClockRecord | null {
  const allowance = allowanceOf(timed);
  return allowance === null ? null : { at: now, left: Array.from({ length: players }, () => allowance.each) };
}

export interface Turn {
  /** The seats that owed a decision before the entry, and those that owe one after it. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  /** The seats whose clocks ran, if not all that owed a decision. */
  readonly running?: readonly Seat[];
  readonly mover: Seat;
  /** A bot made the entry, which earns no time for the owner of the seat. */
  readonly byBot?: boolean;
  readonly seq: number;
  /** For an undo, the entry it goes back to. */
  readonly undoneTo: number | null;
}

/** The most entries that a seat makes in a row. */
const MOST_GAINS = 64;

/**
 * Returns the clocks after an entry: time has run for the seats that owed a decision, a finished turn earns its increment, and an undo
 * takes back what the undone entries earned.
 */
export function turnClocks(
  timed: Timed,
  clocks: ClockRecord | null,
  turn: Turn,
  seats: TimedSeats,
  now: Instant,
  day = STEADY,
): ClockRecord | null {
  const allowance = allowanceOf(timed);
  if (clocks === null || allowance === null) return clocks;
  const { mover, seq, undoneTo, byBot = false } = turn;
  const ran = runClocks(clocks, turn.running ?? turn.before, seats, now, day).left;
  const own = (clocks.gained ?? []).filter(({ seat }) => seat === mover);
  const handed = (clocks.handed ?? []).filter(({ seat }) => seat !== mover && turn.after.includes(seat));
  const marks = { returned: without(clocks.returned, mover), lapsed: without(clocks.lapsed, mover), handed };
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

/** Returns true if undoing would leave this seat no time, because it has used what the undone moves earned. */
export function isSpent(clocks: ClockRecord, seat: Seat, undoneTo: number): boolean {
  return (clocks.left[seat] ?? 0) <= gainedSince(clocks, seat, undoneTo);
}

function gainedSince({ gained = [] }: ClockRecord, seat: Seat, entry: number): number {
  return gained.filter((gain) => gain.seat === seat && gain.seq > entry).reduce((sum, { time }) => sum + time, 0);
}

type Marks = Pick<ClockRecord, 'gained' | 'returned' | 'lapsed' | 'handed'>;

/** Adds the marks that are not empty. */
function noted(
  { at, left }: Pick<ClockRecord, 'at' | 'left'>,
  { gained = [], returned = [], lapsed = [], handed = [] }: Marks,
): ClockRecord {
  return {
    ...{ at, left },
    ...(gained.length === 0 ? {} : { gained }),
    ...(returned.length === 0 ? {} : { returned }),
    ...(lapsed.length === 0 ? {} : { lapsed }),
    ...(handed.length === 0 ? {} : { handed }),
  };
}

function without(seats: readonly Seat[] = [], seat: Seat): readonly Seat[] {
  return seats.filter((other) => other !== seat);
}

/** Returns the clocks after the time of some seats has run out. */
export function lapse(clocks: ClockRecord, seats: readonly Seat[]): ClockRecord {
  return { ...clocks, lapsed: [...new Set([...(clocks.lapsed ?? []), ...seats])] };
}

interface Leaving {
  readonly seat: Seat;
  readonly running: readonly Seat[];
}

/** Returns the clocks after a player hands their seat to a bot. */
export function clocksOnLeaving(
  clocks: ClockRecord,
  { seat, running }: Leaving,
  seats: TimedSeats,
  now: Instant,
  day = STEADY,
): ClockRecord {
  const present = runClocks(clocks, running, seats, now, day);
  if (!running.includes(seat)) return present;
  return noted(present, { ...present, handed: [...(clocks.handed ?? []), { seat, since: now }] });
}

/** Returns the clocks of a match in which nobody is waited for any more. */
export function forgiven(clocks: ClockRecord): ClockRecord {
  return noted(clocks, { ...clocks, handed: [] });
}

/** Charges a seat for the time since it was handed to a bot, unless the bot has decided something. */
function charged(clocks: ClockRecord, seat: Seat, seats: TimedSeats, now: Instant, day: DayTime): ClockRecord {
  const { at, handed = [] } = clocks;
  const since = handed.find((each) => each.seat === seat)?.since;
  if (since === undefined) return clocks;
  const { left } = runClocks({ at: since, left: clocks.left }, [seat], seats, now, day);
  return noted({ at, left }, { ...clocks, handed: handed.filter((each) => each.seat !== seat) });
}

/**
 * Returns the clocks after a player takes a seat back from a bot. If the bot has not decided anything, the time it had the seat is the
 * player's. A seat without time gets some if the bot has decided something since or no one else would (`isPaused`), but not again before
 * the player has decided something.
 */
export function clocksOnReturn(
  timed: Timed,
  clocks: ClockRecord | null,
  { seat, running, isPaused }: { readonly seat: Seat; readonly running: readonly Seat[]; readonly isPaused: boolean },
  seats: TimedSeats,
  now: Instant,
  day = STEADY,
): ClockRecord | null {
  const allowance = allowanceOf(timed);
  if (clocks === null || allowance === null) return clocks;
  const present = charged(runClocks(clocks, running, seats, now, day), seat, seats, now, day);
  const least = allowance.isRenewed ? allowance.each : Math.max(allowance.addition, TO_COME_BACK);
  const { returned = [], lapsed = [], handed = [] } = clocks;
  const isOwing = [...returned, ...lapsed, ...handed.map((each) => each.seat)].includes(seat);
  const isGiven = (present.left[seat] ?? 0) <= 0 && (isPaused || !isOwing);
  if (!isGiven) return present;
  const left = present.left.map((time, other) => (other === seat ? least : time));
  return noted({ at: now, left }, { ...present, returned: [...returned, seat] });
}

/** Returns the clocks at `now`. Where the time of day has leapt, each part is counted by the time of day that it had. */
export function runClocks(clocks: ClockRecord, running: readonly Seat[], seats: TimedSeats, now: Instant, day = STEADY): ClockRecord {
  const until = Math.max(clocks.at, now);
  const leaps = day.leapsSince(clocks.at);
  const last = leaps.find(({ at }) => at >= until)?.stoodStill ?? day.stoodStill();
  const parts = [...leaps.filter(({ at }) => at < until), { at: until, stoodStill: last }];
  const run = (time: number, seat: Seat): number => {
    let left = time;
    let from = clocks.at;
    for (const { at, stoodStill } of parts) {
      left = leftThen(left, offAt(seats, seat), from + stoodStill, at + stoodStill);
      from = at;
    }
    return left;
  };
  return { ...clocks, at: now, left: clocks.left.map((time, seat) => (running.includes(seat) ? run(time, seat) : time)) };
}

/** Returns the clocks as they were when the time of day last leapt, if that is later. */
export function afterLeaps(clocks: ClockRecord, running: readonly Seat[], seats: TimedSeats, day: DayTime): ClockRecord {
  const last = day.leapsSince(clocks.at).at(-1);
  return last === undefined ? clocks : runClocks(clocks, running, seats, last.at, day);
}

/** Returns when the first of the awaited seats runs out of time, or null. */
export function nextExpiry(clocks: ClockRecord | null, awaited: readonly Seat[], seats: TimedSeats, day = STEADY): Instant | null {
  if (clocks === null || awaited.length === 0) return null;
  const { at, left } = afterLeaps(clocks, awaited, seats, day);
  const stoodStill = day.stoodStill();
  return Math.min(
    ...awaited.map((seat) => runsOut(left[seat] ?? Number.POSITIVE_INFINITY, offAt(seats, seat), at + stoodStill).at - stoodStill),
  );
}

/** Returns the same as a time of day. */
export function deadline(clocks: ClockRecord | null, awaited: readonly Seat[], seats: TimedSeats, time: DayTime): Instant | null {
  const expiry = nextExpiry(clocks, awaited, seats, time);
  return expiry === null ? null : expiry + time.stoodStill();
}

/**
 * Returns, for each seat, the stretches of the day in which its clock pauses before its time is up; undefined where no seat has any. The
 * clocks must be later than the last leap.
 */
export function stretchesOff({ at, left }: ClockRecord, seats: TimedSeats, day = STEADY): readonly (readonly Stretch[])[] | undefined {
  if (seats.every(({ timeOff }) => timeOff === undefined)) return undefined;
  return left.map((time, seat) => runsOut(time, offAt(seats, seat), at + day.stoodStill()).off);
}

function offAt(seats: TimedSeats, seat: Seat): SeatTimeOff | null {
  return seats[seat]?.timeOff ?? null;
}
