import type { Seat } from '@belfry/kernel';
import { type Bundle, KINDS } from '../data/resources.ts';
import { NOTHING } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { type Plans, plansOf } from './aims.ts';
import { exchanged, holdingsWorth } from './hand.ts';

/** What a seat wants and holds, calculated once for all moves. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly plans: Plans;
  readonly holdings: Bundle;
  /** The current worth of the holdings. */
  readonly worth: number;
}

/** Returns the viewer's own situation from its hand, and another seat's from the publicly known cards. */
export function situationOf(view: View, seat: Seat): Situation {
  const { hand, gold } = view.seats[seat];
  const holdings = [...(hand ?? countedHand(view, seat)), gold];
  const plans = plansOf(view, seat);
  return { view, seat, plans, holdings, worth: holdingsWorth(holdings, plans.aims) };
}

/** Returns a seat's holdings as far as the viewer knows; stolen cards of unknown kind do not count. */
function countedHand({ ledger }: View, seat: Seat): number[] {
  const hand = ledger.counted[seat].slice();
  for (const { thief, victim, kind } of ledger.thefts) {
    if (kind < 0) continue;
    if (thief === seat) hand[kind]++;
    if (victim === seat) hand[kind]--;
  }
  return KINDS.map((_, kind) => Math.max(0, hand[kind]));
}

/** Returns how much a trade improves the holdings. */
export function change({ holdings, plans, worth }: Situation, give: Bundle, get: Bundle = NOTHING): number {
  return holdingsWorth(exchanged(holdings, give, get), plans.aims) - worth;
}
