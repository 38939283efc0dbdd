import type { Manner, Manners } from '@belfry/bots';
import { seatOfView } from '@belfry/kernel';
import { type Card, POINTS_OF, person } from '../data/cards.ts';
import type { Group } from '../data/person.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

/** The manner that prefers each group of persons. */
const FAVOURITES: Readonly<Partial<Record<Group, Manner>>> = {
  merchant: 'greedy',
  noble: 'greedy',
  protector: 'careful',
  church: 'careful',
  craftsman: 'builder',
  bureaucrat: 'builder',
  underworld: 'meddler',
  entertainer: 'meddler',
};

export const manners: Manners<View, Move> = {
  leaning(_, move) {
    switch (move.do) {
      case 'guilders':
      case 'workers':
        return 'greedy';
      case 'threat':
      case 'return':
      case 'return-all':
        return 'careful';
      case 'canal':
      case 'house':
      case 'build':
        return 'builder';
      case 'recruit':
      case 'activate':
        return harmsOthers(move.card) ? 'meddler' : (FAVOURITES[person(move.card).group] ?? null);
      default:
        return null;
    }
  },
  standings: (view) =>
    view.seats.map(
      ({ points, houses }) => points + houses.reduce((sum, house) => sum + 1 + (house.person < 0 ? 0 : POINTS_OF[house.person]), 0),
    ),
  victims(view, move) {
    const strikes = (move.do === 'recruit' && person(move.card).activation === 'arrow') || move.do === 'activate';
    return strikes && harmsOthers(move.card) ? view.seats.flatMap((_, seat) => (seat === seatOfView(view) ? [] : [seat])) : [];
  },
};

/** Tells whether this person works against every other player. */
function harmsOthers(card: Card): boolean {
  return person(card).effect.startsWith('others-');
}
