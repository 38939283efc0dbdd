import type { Seat } from '@belfry/kernel';

/** A seat's clock, in the time of this device (`Date.now()`): every reader gets the same, at any time. */
export interface Clock {
  readonly seat: Seat;
  readonly running: boolean;
  /** How much was left, in milliseconds, at that moment. */
  readonly left: number;
  readonly at: number;
  /** When it stands still though it runs: nights and holidays. */
  readonly pauses?: readonly { readonly from: number; readonly to: number }[];
}

/** What is left of a clock at a moment, in milliseconds. */
export function timeLeft({ running, left, at, pauses = [] }: Clock, now: number): number {
  if (!running) return left;
  const still = pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, at)), 0);
  return Math.max(0, left - Math.max(0, now - at - still));
}

/** Does it stand still at a moment, though it runs? */
export function isPaused({ running, pauses = [] }: Clock, now: number): boolean {
  return running && pauses.some(({ from, to }) => from <= now && now < to);
}

/** The moment from which no more than so much is left of a clock that runs. */
export function momentWhenLeft({ left, at, pauses = [] }: Clock, ms: number): number {
  return pauses.reduce((moment, { from, to }) => (from < moment ? moment + Math.max(0, to - Math.max(from, at)) : moment), at + left - ms);
}
