import { randomBytes } from 'node:crypto';
import { type LiveMatch, pendingSeats, seqOf } from '@belfry/live';
import type { Instant } from '@belfry/protocol';
import { startClocks } from '../clocks/clock.ts';
import { timeOffAtStart } from '../clocks/time-off.ts';
import { dueAt, leaseFor } from '../play/due-time.ts';
import type { PlayPort } from '../play/play-port.ts';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';
import { findTimeOff } from '../store/time-off.ts';

/** Creates a match's secret. It stays on the server until the end; its hash in the header is public. */
export function newKey(): string {
  return randomBytes(32).toString('hex');
}

/** Returns the seats of a starting match, each with the time off that the table grants its player. */
export async function withTimeOff(
  { store: { db } }: PlayPort,
  { settings }: TableRecord,
  seats: readonly SeatRecord[],
  now: Instant,
): Promise<readonly SeatRecord[]> {
  if (!settings.nights && !settings.holidays) return seats;
  const wanted = await findTimeOff(
    db,
    seats.flatMap(({ identity }) => identity ?? []),
  );
  return seats.map((seat) => {
    const off = timeOffAtStart(settings, wanted.get(seat.identity ?? '') ?? null, now);
    return off === null ? seat : { ...seat, timeOff: off };
  });
}

/** Returns the head of a match that starts here. */
export function firstHead(
  port: Pick<PlayPort, 'node' | 'places' | 'time'>,
  table: TableRecord,
  seats: readonly SeatRecord[],
  live: LiveMatch,
  now: Instant,
): Head {
  const { time } = port;
  const { pace, players } = table.settings;
  const pending = pendingSeats(live);
  const clocks = startClocks(table.settings, players, time.matchTime());
  const agreements = {};
  // Only pausing looks at the players, and at the start none has left a seat to a bot.
  const due = dueAt(live, { movedAt: now, seats, people: new Map(), expired: [], clocks, agreements, pace }, time);
  return {
    seq: seqOf(live),
    revision: 0,
    movedAt: now,
    pending,
    clocks,
    vote: null,
    agreements,
    expired: [],
    dueAt: due,
    lease: leaseFor(port, table.id, due),
  };
}
