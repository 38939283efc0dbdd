import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { offer } from '../offers.ts';
import { type Decision, playerOf, type State } from '../state.ts';

// MKT-3.1 One card from the hand, face down.
export const offerDecision: DecisionModule<State, Extract<Decision, { kind: 'offer' }>, Move, Event> = {
  kind: 'offer',
  options: (state, { seat }) => playerOf(state, seat).hand.map((ware) => ({ do: 'offer', ware })),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'offer') offer(state, seat, move.ware, dealer);
  },
};
