import type { Seat } from '@belfry/kernel';

/** The numbers that describe a seat in a position. */
export interface Features<S = unknown> {
  /** One name for each number. */
  readonly names: readonly string[];
  seats(state: S): number;
  /** Writes the numbers of a seat into `out`, about -1 to 1 each. Search asks at every leaf, so it must be quick. */
  measure(state: S, seat: Seat, out: Float64Array): void;
  /** In the middle of an effect or a bargain nothing can be judged: the seat that should decide next, or -1 when all is settled. */
  unsettled?(state: S): Seat;
}
