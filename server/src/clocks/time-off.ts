import { type Instant, MOST_NIGHT_HOURS, type Stretch, type TableSettings, type TimeOff } from '@belfry/protocol';
import { timeZone } from '@belfry/protocol/schemas';
import { z } from 'zod';
import { dayIn, instantIn } from './zones.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAY_MINUTES = 24 * 60;

/**
 * When a seat's clock pauses in one match: every night from a minute of the day, for a number of minutes; and on some holidays. Nights are
 * fixed when the match begins, and past holidays never change, so a clock gives the same sum wherever and whenever it is computed.
 */
export const seatTimeOff = z.object({
  nights: z
    .object({
      from: z
        .int()
        .min(0)
        .max(DAY_MINUTES - 1),
      minutes: z
        .int()
        .min(1)
        .max(MOST_NIGHT_HOURS * 60),
    })
    .nullable(),
  zone: timeZone,
  holidays: z.array(z.object({ from: z.number(), to: z.number() })).readonly(),
});
export type SeatTimeOff = Readonly<z.infer<typeof seatTimeOff>>;

type Terms = Pick<TableSettings, 'clock' | 'nights' | 'holidays'>;

/** Returns the time off that a table grants a player when the match begins; null for none. */
export function timeOffAtStart(terms: Terms, wanted: TimeOff | null, now: Instant): SeatTimeOff | null {
  if (wanted === null || terms.clock.kind !== 'days') return null;
  const minutes = Math.min(nightMinutes(wanted), (terms.nights ?? 0) * 60);
  const nights = wanted.nights === null || minutes === 0 ? null : { from: wanted.nights.from, minutes };
  return orNone({ nights, zone: wanted.zone, holidays: holidaysWithin(terms, wanted, [], now) });
}

/** Returns the time off after a player changes their holidays during a match. */
export function timeOffFromNow(terms: Terms, before: SeatTimeOff | null, wanted: TimeOff, now: Instant): SeatTimeOff | null {
  if (terms.clock.kind !== 'days') return null;
  const { nights, zone } = before ?? { nights: null, zone: wanted.zone };
  return orNone({ nights, zone, holidays: holidaysWithin(terms, wanted, before?.holidays ?? [], now) });
}

function orNone(off: SeatTimeOff): SeatTimeOff | null {
  return off.nights === null && off.holidays.length === 0 ? null : off;
}

function nightMinutes({ nights }: TimeOff): number {
  return nights === null ? 0 : (nights.to - nights.from + DAY_MINUTES) % DAY_MINUTES;
}

/** Keeps past holidays and limits future ones, so that the total stays within what the table allows. */
function holidaysWithin(terms: Terms, { holidays, zone }: TimeOff, before: readonly Stretch[], now: Instant): Stretch[] {
  const past = before.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: Math.min(to, now) }));
  let left = (terms.holidays ?? 0) * DAY - past.reduce((sum, { from, to }) => sum + to - from, 0);
  const wanted = holidays.map(({ from, to }) => ({ from: beginOf(zone, from, 0), to: beginOf(zone, to, 1) }));
  const coming: Stretch[] = [];
  for (const { from, to } of joined(wanted)) {
    const begin = Math.max(from, now);
    const end = Math.min(to, begin + left);
    if (end <= begin) continue;
    coming.push({ from: begin, to: end });
    left -= end - begin;
  }
  return joined([...gathered(past), ...coming]);
}

/** How many past stretches are kept as they were; turns that long ago are over. */
const MOST_PAST = 20;

/** Merges the oldest stretches: their total counts, their dates do not, and the record does not grow with every change. */
function gathered(past: readonly Stretch[]): readonly Stretch[] {
  const old = past.slice(0, -MOST_PAST);
  const last = old.at(-1);
  if (last === undefined) return past;
  const spent = old.reduce((sum, { from, to }) => sum + to - from, 0);
  return [{ from: last.to - spent, to: last.to }, ...past.slice(-MOST_PAST)];
}

/** Returns the start of a calendar day in a zone, or of the day `after` days later. */
function beginOf(zone: string, day: string, after: number): Instant {
  return instantIn(zone, Date.parse(day) / DAY + after, 0);
}

/** Sorts stretches and merges those that touch. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const next of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || next.from > last.to) all.push(next);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
  }
  return all;
}

/** Yields the stretches off that end after `at`, in order; endless where there are nights. */
function* stretchesAfter({ nights, zone, holidays }: SeatTimeOff, at: Instant): Generator<Stretch> {
  const days = holidays.filter(({ to }) => to > at);
  let day = dayIn(zone, at) - 1;
  const nextNight = (): Stretch | null => {
    if (nights === null) return null;
    const from = instantIn(zone, day++, nights.from);
    return { from, to: from + nights.minutes * MINUTE };
  };
  let night = nextNight();
  let open: Stretch | null = null;
  for (;;) {
    const [holiday = null] = days;
    const takesNight = night !== null && (holiday === null || night.from <= holiday.from);
    const next = takesNight ? night : holiday;
    if (takesNight) night = nextNight();
    else days.shift();
    if (next !== null && next.to <= at) continue;
    if (next !== null && open !== null && next.from <= open.to) open = { from: open.from, to: Math.max(open.to, next.to) };
    else {
      if (open !== null) yield open;
      open = next;
    }
    if (next === null) return;
  }
}

/** Returns what is left at `then` of the time left at `at`, for a seat that is awaited throughout. */
export function leftThen(left: number, off: SeatTimeOff | null, at: Instant, then: Instant): number {
  let rest = left;
  let from = at;
  if (off !== null && then > at)
    for (const stretch of stretchesAfter(off, at)) {
      rest -= Math.max(0, Math.min(stretch.from, then) - from);
      from = Math.min(Math.max(from, stretch.to), then);
      if (rest <= 0 || from === then) break;
    }
  return Math.max(0, rest - Math.max(0, then - from));
}

/** Returns when the time left at `at` is up, and the stretches in which it pauses until then. */
export function runsOut(left: number, off: SeatTimeOff | null, at: Instant): { readonly at: Instant; readonly off: readonly Stretch[] } {
  const passed: Stretch[] = [];
  let rest = left;
  let from = at;
  if (off !== null)
    for (const stretch of stretchesAfter(off, at)) {
      const run = Math.max(0, stretch.from - from);
      if (rest <= run) break;
      rest -= run;
      from = Math.max(from, stretch.to);
      passed.push(stretch);
    }
  return { at: from + rest, off: passed };
}
