import { CARDS_PER_SIDE } from '../../data/sides.ts';
import { PROTECT } from '../moves.ts';
import { firstPosition, positionOf, protect } from '../start-cards.ts';
import type { DecisionModule } from './module.ts';

// FOR-1.12 One of the player's own three cards; all choose at the same time.
export const protectStartCard: DecisionModule<'protect-start-card'> = {
  kind: 'protect-start-card',
  options(state, { seat }) {
    const first = firstPosition(state, seat);
    return state.cards.slice(first, first + CARDS_PER_SIDE).map((card) => PROTECT[card]);
  },
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'protect') return;
    protect(state, seat, positionOf(state, move.card));
    dealer.emit?.({ type: 'protected', clause: 'FOR-1.12', seat, card: move.card });
  },
};
