import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { DRAFT, type Move } from '../moves.ts';
import { draft, openCards } from '../start-cards.ts';
import type { Decision, State } from '../state.ts';

// FOR-1.14 Any of the open cards, onto the player's own side.
export const draftCard: DecisionModule<State, Extract<Decision, { kind: 'draft-card' }>, Move, Event> = {
  kind: 'draft-card',
  options: (state) => openCards(state).map((card) => DRAFT[card]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'draft') draft(state, seat, move.card, dealer);
  },
};
