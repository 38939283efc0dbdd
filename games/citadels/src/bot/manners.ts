import type { Manner, Manners } from '@belfry/bots';
import { type Seat, seatOfView } from '@belfry/kernel';
import { ARCHITECT, ASSASSIN, BISHOP, type Character, KING, MAGICIAN, MERCHANT, THIEF, WARLORD } from '../data/characters.ts';
import { DISCARD_FOR_GOLD, RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { characterValue } from './draft.ts';

/** The manner that prefers each character. */
const FAVOURITES: Readonly<Record<Character, Manner>> = {
  [ASSASSIN]: 'meddler',
  [THIEF]: 'greedy',
  [MAGICIAN]: 'meddler',
  [KING]: 'careful',
  [BISHOP]: 'careful',
  [MERCHANT]: 'greedy',
  [ARCHITECT]: 'builder',
  [WARLORD]: 'meddler',
};

export const manners: Manners<View, Move> = {
  leaning(_, move) {
    switch (move.do) {
      case 'choose':
        return FAVOURITES[move.character];
      case 'take-gold':
      case 'take-income':
        return 'greedy';
      case 'draw-cards':
      case DISCARD_FOR_GOLD:
        return 'careful';
      case 'build':
      case 'architect-draw':
      case RECLAIM:
        return 'builder';
      case 'murder':
      case 'steal':
      case 'swap-hands':
      case 'destroy':
        return 'meddler';
      default:
        return null;
    }
  },
  standings: (view) => view.seats.map(({ points }) => points),
  victims(view, move) {
    if (move.do === 'destroy' || move.do === 'swap-hands') return [move.seat];
    return move.do === 'murder' || move.do === 'steal' ? suspects(view, move.character) : [];
  },
};

/** Returns the other seats that would like this character most. */
function suspects(view: View, character: Character): Seat[] {
  const own = seatOfView(view);
  const values = view.seats.map((_, seat) => (seat === own ? Number.NEGATIVE_INFINITY : characterValue(view, seat, character)));
  const most = Math.max(...values);
  return view.seats.flatMap((_, seat) => (values[seat] === most ? [seat] : []));
}
