import type { Seat } from '@belfry/kernel';
import { GOAL } from '../data/amounts.ts';
import { ARCHITECT, ASSASSIN, BISHOP, type Character, KING, MAGICIAN, MERCHANT, THIEF, WARLORD } from '../data/characters.ts';
import { payingDistricts } from '../rules/income.ts';
import type { View } from '../view/view.ts';

/** Returns what a character is worth to a seat this round, in gold. It works for any seat, since cities, gold and hand sizes are public. */
export function characterValue(view: View, seat: Seat, character: Character): number {
  const own = view.seats[seat];
  const others = view.seats.filter((_, other) => other !== seat);
  const goal = GOAL[view.options.endTrigger];
  const richest = Math.max(...others.map(({ gold }) => gold));
  const fullestHand = Math.max(...others.map(({ handSize }) => handSize));
  const leader = Math.max(...others.map(({ city }) => city.length));
  const income = () => payingDistricts(own.city, character);
  switch (character) {
    case ASSASSIN:
      return leader >= goal - 2 ? 3 : 1.5;
    case THIEF:
      return Math.min(richest, 6) * 0.5;
    case MAGICIAN:
      return Math.max(0, fullestHand - own.handSize) * 0.8 + (own.handSize === 0 ? 1.5 : 0);
    case KING:
      return income() + 1.2;
    case BISHOP:
      return income() + (own.city.length >= goal - 3 ? 2 : 0.5);
    case MERCHANT:
      return income() + 1.5;
    case ARCHITECT:
      return 2 + (own.gold >= 4 && own.handSize >= 2 ? 2 : 0) + (own.city.length >= goal - 3 ? 1.5 : 0);
    case WARLORD:
      return income() + (leader >= goal - 2 ? 1.5 : 0.7);
    default:
      return 0;
  }
}
