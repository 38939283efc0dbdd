import type { Seat } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { type Bundle, TREASURES } from '../src/data/resources.ts';

export const NOTHING: Bundle = TREASURES.map(() => 0);

/** Returns the cards and gold of a seat as one bundle if its hand is visible. */
export function holdingsOf(view: View, seat: Seat | null): Bundle | null {
  const held = view.seats[seat ?? -1];
  return held === undefined || held.hand === null ? null : [...held.hand, held.gold];
}

export const covers = (held: Bundle, cost: Bundle): boolean => cost.every((count, kind) => (held[kind] ?? 0) >= count);

/** Returns the holdings after a swap. */
export function afterSwap(held: Bundle, give: Bundle, get: Bundle): Bundle {
  return held.map((count, kind) => count - (give[kind] ?? 0) + (get[kind] ?? 0));
}
