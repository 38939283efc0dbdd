import type { Catalogue, Language, Seat } from '@belfry/kernel';

/** The numbers that describe a seat in a position. */
export interface Features<S = unknown> {
  /** One name for each number; `text` says under `feature.<name>` what it gains a player, where a player would call it a gain. */
  readonly names: readonly string[];
  readonly text: Readonly<Record<Language, Catalogue>>;
  /** The features one wants low; of all others more is better. It decides how a reason is put into words. */
  readonly dangers: readonly string[];
  seats(state: S): number;
  /** Writes the numbers of a seat into `out`, about -1 to 1 each. Search asks at every leaf, so it must be quick. */
  measure(state: S, seat: Seat, out: Float64Array): void;
  /** Whether the words of a feature are true of a position: the number of some only comes near a rule, and what is measured stays as it was learnt. */
  holds?(feature: string, state: S, seat: Seat): boolean;
  /** In the middle of an effect or a bargain nothing can be judged: the seat that should decide next, or -1 when all is settled. */
  unsettled?(state: S): Seat;
}
