import type { Seat } from '@belfry/kernel';
import type { Clock, Instant } from '@belfry/protocol';
import type { ClockRecord } from '../store/records.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** Time is never in the state of a game; it is kept beside the match. */
export function startClocks(clock: Clock, players: number, now: Instant): ClockRecord | null {
  if (clock.kind === 'none') return null;
  const each = clock.kind === 'live' ? clock.bank * SECOND : clock.days * DAY;
  return { at: now, left: Array.from({ length: players }, () => each) };
}

export interface Turn {
  /** Who owed a decision before the entry, and who owes one after it. */
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
  /** Who made the entry. */
  readonly mover: Seat;
}

/** The clocks after an entry: time has run for whoever owed a decision; a turn that ends earns its addition. */
export function turnClocks(clock: Clock, clocks: ClockRecord | null, turn: Turn, now: Instant): ClockRecord | null {
  if (clocks === null || clock.kind === 'none') return clocks;
  const { left } = runClocks(clocks, turn.before, now);
  const next = left.map((time, seat) => {
    if (clock.kind === 'days') {
      const fresh = turn.after.includes(seat) && (seat === turn.mover || !turn.before.includes(seat));
      return fresh ? clock.days * DAY : time;
    }
    const ended = seat === turn.mover && !turn.after.includes(seat);
    return ended ? time + clock.increment * SECOND : time;
  });
  return { at: now, left: next };
}

/** The same clocks, as they stand now. */
export function runClocks(clocks: ClockRecord, running: readonly Seat[], now: Instant): ClockRecord {
  const passed = Math.max(0, now - clocks.at);
  return { at: now, left: clocks.left.map((time, seat) => (running.includes(seat) ? Math.max(0, time - passed) : time)) };
}

/** When the next of these seats runs out of time, or null. */
export function nextExpiry(clocks: ClockRecord | null, seats: readonly Seat[]): Instant | null {
  if (clocks === null || seats.length === 0) return null;
  return clocks.at + Math.min(...seats.map((seat) => clocks.left[seat] ?? Number.POSITIVE_INFINITY));
}
