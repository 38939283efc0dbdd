import type { Seat } from '@belfry/kernel';
import type { Hex } from '../data/region.ts';
import type { View } from '../view/view.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';
import { lossAt } from './board.ts';

/** Favours hexes that harm the leader and not the seat itself. */
export function robberWorth(view: View, seat: Seat, hex: Hex): number {
  let worth = 0;
  view.seats.forEach((_, other) => {
    worth += other === seat ? -2 * lossAt(view, hex, seat) : lossAt(view, hex, other) * danger(view, seat, other);
  });
  return worth;
}

/** Favours stealing from the leader over stealing from the fullest hand. */
export function theftWorth(view: View, seat: Seat, victim: Seat): number {
  return 1 + danger(view, seat, victim) * 3 + Math.min(view.seats[victim].handSize, 7) * 0.1;
}

/** Returns how dangerous an opponent is: 1 for the leader of the others, much less for those behind. */
export function danger(view: View, seat: Seat, other: Seat): number {
  let most = 0;
  view.seats.forEach(({ points }, rival) => {
    if (rival !== seat) most = Math.max(most, points);
  });
  return APPRENTICE_WEIGHTS.mercy ** (most - view.seats[other].points);
}
