import { offer } from '../offers.ts';
import { playerOf } from '../state.ts';
import type { DecisionModule } from './module.ts';

// MKT-3.1 One card from the hand, face down.
export const offerDecision: DecisionModule<'offer'> = {
  kind: 'offer',
  options: (state, { seat }) => playerOf(state, seat).hand.map((ware) => ({ do: 'offer', ware })),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'offer') offer(state, seat, move.ware, dealer);
  },
};
