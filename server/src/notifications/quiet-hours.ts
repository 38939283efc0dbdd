import type { Instant, NoticeKind, NoticeSettings } from '@belfry/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

type Quiet = Pick<NoticeSettings, 'quiet' | 'quietFor' | 'zone'>;

/** When somebody's quiet hours for a kind of notice end, if they do not want to hear of it now; else now. */
export function quietUntil({ quiet: usual, quietFor, zone }: Quiet, kind: NoticeKind, now: Instant): Instant {
  const { [kind]: quiet = usual } = quietFor ?? {};
  if (quiet === null || quiet.from === quiet.to) return now;
  const minute = minuteOfDay(zone, now);
  const length = (quiet.to - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  const into = (minute - quiet.from + DAY_MINUTES) % DAY_MINUTES;
  if (into >= length) return now;
  // Rounded down to the minute it is. On the night the clocks change it may be an hour off, and is looked at again then.
  return Math.floor(now / MINUTE_MS) * MINUTE_MS + (length - into) * MINUTE_MS;
}

function minuteOfDay(timeZone: string, now: Instant): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(now);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}
