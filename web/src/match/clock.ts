import type { Seat } from '@belfry/kernel';

/** A seat's clock in this device's time (`Date.now()`), so that every reader computes the same time left. */
export interface Clock {
  readonly seat: Seat;
  readonly running: boolean;
  /** Time left at the moment `at`, in milliseconds. */
  readonly left: number;
  readonly at: number;
  /** Periods in which the clock pauses although it runs: nights and holidays. */
  readonly pauses?: readonly { readonly from: number; readonly to: number }[];
}

/** Returns the time left on a clock at a moment, in milliseconds. */
export function timeLeft({ running, left, at, pauses = [] }: Clock, now: number): number {
  if (!running) return left;
  const still = pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, at)), 0);
  return Math.max(0, left - Math.max(0, now - at - still));
}

/** True if a running clock is paused at that moment. */
export function isPaused({ running, pauses = [] }: Clock, now: number): boolean {
  return running && pauses.some(({ from, to }) => from <= now && now < to);
}

/** Returns the moment at which a running clock will have only `ms` left. */
export function momentWhenLeft({ left, at, pauses = [] }: Clock, ms: number): number {
  return pauses.reduce((moment, { from, to }) => (from < moment ? moment + Math.max(0, to - Math.max(from, at)) : moment), at + left - ms);
}
