import { DRAFT } from '../moves.ts';
import { draft, openCards } from '../start-cards.ts';
import type { DecisionModule } from './module.ts';

// FOR-1.14 Any of the open cards, onto the player's own side.
export const draftCard: DecisionModule<'draft-card'> = {
  kind: 'draft-card',
  options: (state) => openCards(state).map((card) => DRAFT[card]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'draft') draft(state, seat, move.card, dealer);
  },
};
