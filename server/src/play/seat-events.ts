import type { SeatEvent } from '@belfry/protocol';
import type { Agreements } from '../store/records.ts';

const MOST_EVENTS = 100;

/** The agreements of a match with one more thing that became of its seats; the oldest are forgotten. */
export function withSeatEvent(agreements: Agreements, event: SeatEvent): Agreements {
  return { ...agreements, seatEvents: [...(agreements.seatEvents ?? []), event].slice(-MOST_EVENTS) };
}
