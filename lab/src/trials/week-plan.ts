// The settings of the tables of a simulated week, and when people check them.
import { makeTable, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { Clock, TableId, TimeOff, Timeout, Timing } from '@belfry/protocol';
import type { WantedOff } from './watched-clocks.ts';

/** The number of tables, and the games they play. */
export interface Laid {
  readonly tables: number;
  readonly games: readonly string[];
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const PLAYERS = 4;

interface Terms {
  readonly clock: Clock;
  readonly timing: Timing;
  readonly timeout: Timeout;
  readonly nights?: number;
  readonly holidays?: number;
}

const TERMS: readonly Terms[] = [
  { clock: { kind: 'days', days: 1 }, timing: 'move', timeout: 'bot', nights: 8, holidays: 1 },
  { clock: { kind: 'days', days: 2 }, timing: 'move', timeout: 'vote' },
  { clock: { kind: 'days', days: 1 }, timing: 'bank', timeout: 'bot', nights: 10 },
  { clock: { kind: 'days', days: 3 }, timing: 'move', timeout: 'wait' },
  { clock: { kind: 'days', days: 1 }, timing: 'move', timeout: 'vote', nights: 12, holidays: 2 },
];

/** The hours of the day at which each person checks their tables, and the days on which they do not. */
const HABITS = [
  { hours: [7.5, 12.25, 18, 21.5], away: [] },
  { hours: [8, 20], away: [] },
  { hours: [9.75, 17.1, 23], away: [2] },
  // A person who forgets, and is away for days.
  { hours: [19], away: [1, 3, 4] },
];
/** The quiet hours of two of them. */
export const QUIET = [null, { from: 22 * 60, to: 8 * 60 }, { from: 23 * 60, to: 7 * 60 }, null];

export const BEGIN = Date.UTC(2026, 10, 16, 6);
const dayOf = (n: number): number => BEGIN - (BEGIN % DAY) + n * DAY;
/** Their time off, in hours of the day and in days after the first; the same two sleep, and the one who forgets has holidays. */
export const NO_NIGHTS = { nights: null, holidays: [] };
export const OFF: readonly WantedOff[] = [
  NO_NIGHTS,
  { nights: { from: 22, to: 8 }, holidays: [] },
  { nights: { from: 23, to: 7 }, holidays: [{ from: dayOf(2), to: dayOf(3) }] },
  { nights: null, holidays: [{ from: dayOf(3), to: dayOf(6) }] },
];

export async function layTables(people: readonly Visitor[], { tables, games }: Laid): Promise<TableId[]> {
  const laid: TableId[] = [];
  for (let n = 0; n < tables; n++) {
    const host = itemAt(people, n % PLAYERS);
    const terms = itemAt(TERMS, n % TERMS.length);
    const { id } = await makeTable(host, { game: itemAt(games, n % games.length), players: PLAYERS, pace: 'instant', ...terms });
    const others = people.filter((visitor) => visitor !== host);
    for (const [n, visitor] of others.entries()) {
      await visitor.post(`/api/tables/${id}/seats/${n + 1}`, {});
      await visitor.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    laid.push(id);
  }
  return laid;
}

/** Converts to the page's form: minutes of the day, and calendar days, the first and the last. */
export function inDays({ nights, holidays }: WantedOff): TimeOff {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return {
    nights: nights === null ? null : { from: nights.from * 60, to: nights.to * 60 },
    zone: 'UTC',
    holidays: holidays.map(({ from, to }) => ({ from: day(from), to: day(to - DAY) })),
  };
}

export function visitsOf(begin: number, days: number): { readonly at: number; readonly person: number }[] {
  const midnight = begin - (begin % DAY);
  const visits = HABITS.flatMap(({ hours, away }, person) =>
    Array.from({ length: days + 1 }, (_, day) => day)
      .filter((day) => !away.some((gone) => gone === day % 7))
      .flatMap((day) => hours.map((hour) => ({ at: midnight + day * DAY + hour * HOUR, person }))),
  );
  return visits.filter(({ at }) => at > begin).sort((a, b) => a.at - b.at);
}

/** Returns that time, or the end of the person's quiet hours if it falls into them. */
export function awake(person: number, at: number): number {
  const quiet = QUIET[person] ?? null;
  if (quiet === null) return at;
  const minute = (at % DAY) / MINUTE;
  const midnight = at - (at % DAY);
  if (minute >= quiet.from) return midnight + DAY + quiet.to * MINUTE;
  return minute < quiet.to ? midnight + quiet.to * MINUTE : at;
}
