import type { Manner, Manners } from '@belfry/bots';
import { NONE, type Seat, seatOfView } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { OWNER_OF, SIDE_AT } from '../data/sides.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

/** The manner that prefers each card's action. */
const FAVOURITES = {
  harvest: 'greedy',
  sell: 'greedy',
  gain: 'careful',
  hire: 'builder',
  build: 'builder',
  marry: 'careful',
  exchange: 'careful',
  copy: 'meddler',
  advance: 'meddler',
} as const satisfies Record<(typeof ACTION_CARDS)[number]['effect'], Manner>;

export const manners: Manners<View, Move> = {
  leaning(_, move) {
    switch (move.do) {
      case 'draft':
      case 'perform':
      case 'swap':
        return FAVOURITES[ACTION_CARDS[move.card].effect];
      case 'sell':
        return 'greedy';
      case 'protect':
        return 'careful';
      case 'build':
      case 'hire':
        return 'builder';
      case 'bribe':
      case 'army':
      case 'cover':
        return 'meddler';
      default:
        return null;
    }
  },
  standings: (view) => view.seats.map(({ step }) => step),
  victims(view, move) {
    if (move.do === 'swap') return ownersOf(view, move.card);
    return move.do === 'cover' ? view.seats.flatMap((_, seat) => (seat === seatOfView(view) ? [] : [seat])) : [];
  },
};

/** Returns the seats on whose side a card is; none for an open card. */
function ownersOf(view: View, card: ActionCard): Seat[] {
  const owner = OWNER_OF[view.seats.length][SIDE_AT[view.cards.indexOf(card)]];
  return owner === NONE ? [] : [owner];
}
