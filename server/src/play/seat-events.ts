import type { SeatEvent } from '@belfry/protocol';
import type { Agreements } from '../store/records.ts';

const MOST_EVENTS = 100;

/** Adds a seat event to the agreements. Comings and goings are dropped first, so that nobody pushes out what was decided about them. */
export function withSeatEvent(agreements: Agreements, event: SeatEvent): Agreements {
  const events = [...(agreements.seatEvents ?? []), event];
  if (events.length > MOST_EVENTS) {
    const passing = events.findIndex(({ kind }) => kind === 'left' || kind === 'returned');
    events.splice(Math.max(0, passing), 1);
  }
  return { ...agreements, seatEvents: events };
}
