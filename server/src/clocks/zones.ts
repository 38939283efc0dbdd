import type { Instant } from '@belfry/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Creating a format takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...parts });
  formats.set(timeZone, made);
  return made;
}

/** Returns the offset of a zone from UTC at an instant. */
function aheadBy(zone: string, at: Instant): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(at / SECOND) * SECOND;
}

/** Returns the calendar day in a zone, counted from 1970. */
export function dayIn(zone: string, at: Instant): number {
  return Math.floor((at + aheadBy(zone, at)) / DAY);
}

/** Returns the instant at which the clocks of a zone show that minute of that day. */
export function instantIn(zone: string, day: number, minute: number): Instant {
  const shown = day * DAY + minute * MINUTE;
  const near = shown - aheadBy(zone, shown);
  return shown - aheadBy(zone, near);
}
