import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { type Move, SUFFER } from '../moves.ts';
import { duePenalties, strike } from '../penalties.ts';
import type { Decision, State } from '../state.ts';

// BRU-6.2 Which of the penalties due comes next.
export const penaltyOrder: DecisionModule<State, Extract<Decision, { kind: 'penalty-order' }>, Move, Event> = {
  kind: 'penalty-order',
  options: (state, { seat }) => duePenalties(state, seat).map((colour) => SUFFER[colour]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'suffer') strike(state, seat, move.colour, dealer);
  },
};
