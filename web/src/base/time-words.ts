import type { Say } from '@belfry/kernel';
import type { PageSay, UiText } from './voice.ts';

type TimeText = Pick<UiText, 'time.days' | 'time.hours' | 'time.minutes'>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a duration in words: days and hours, hours and minutes, or minutes, rounded down. */
export function timeWords(say: Say<TimeText>, ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor(ms / HOUR) % 24;
  const minutes = Math.floor(ms / MINUTE) % 60;
  if (days > 0) return say('time.days', { days, hours });
  return hours > 0 ? say('time.hours', { hours, minutes }) : say('time.minutes', { minutes });
}

/** Shorter waits are not shown. */
export const WORTH_TELLING = MINUTE;

/** Returns how long a table has waited, once that is worth showing. */
export function sinceWords(say: PageSay, ms: number): string[] {
  return ms < WORTH_TELLING ? [] : [say('home.since', { time: timeWords(say, ms) })];
}

/** Returns the time left on a clock, to the second in the last hour. */
export function timeLeft(say: Say<TimeText>, ms: number): string {
  if (ms >= HOUR) return timeWords(say, ms);
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
