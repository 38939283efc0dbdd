import type { Instant, NoticeKind, NoticeSettings } from '@belfry/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

type Quiet = Pick<NoticeSettings, 'quiet' | 'quietFor' | 'zone'>;

/** Returns the end of a user's quiet hours for a kind of notice, or now if they are not in quiet hours. */
export function quietUntil({ quiet: usual, quietFor, zone }: Quiet, kind: NoticeKind, now: Instant): Instant {
  const { [kind]: quiet = usual } = quietFor ?? {};
  if (quiet === null || quiet.from === quiet.to) return now;
  const minute = minuteOfDay(zone, now);
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const into = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (into >= length) return now;
  // Rounded down to the minute. In the night of a clock change the result may be an hour off; it is checked again then.
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + (length - into) * MINUTE_MS;
}

function minuteOfDay(timeZone: string, now: Instant): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}
