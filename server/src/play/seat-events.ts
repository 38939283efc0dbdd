import type { SeatEvent } from '@belfry/protocol';
import type { Agreements } from '../store/records.ts';

const MOST_EVENTS = 100;

/** Adds a seat event to the agreements and drops the oldest ones. */
export function withSeatEvent(agreements: Agreements, event: SeatEvent): Agreements {
  return { ...agreements, seatEvents: [...(agreements.seatEvents ?? []), event].slice(-MOST_EVENTS) };
}
