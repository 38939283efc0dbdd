import type { Seat } from '@belfry/kernel';

/** The numbers that describe a seat in a position. */
export interface Features<S = unknown> {
  /** One name per number. */
  readonly names: readonly string[];
  seats(state: S): number;
  /** Writes the features of a seat into `out`, about -1 to 1 each. Search calls it at every leaf, so it must be fast. */
  measure(state: S, seat: Seat, out: Float64Array): void;
  /**
   * Returns the seat that should decide next in the middle of an effect or a bargain, where no judgement is possible; -1 if everything is
   * resolved.
   */
  unsettled?(state: S): Seat;
}
