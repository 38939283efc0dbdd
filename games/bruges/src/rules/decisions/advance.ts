import { PAY, STAY } from '../moves.ts';
import { canPayStep, payStep } from '../reputation.ts';
import type { DecisionModule } from './module.ts';

// BRU-7.2 Pay the price and move up one step, or stay and pay nothing. A player who cannot pay is not asked.
export const advanceDecision: DecisionModule<'advance'> = {
  kind: 'advance',
  options: (state, { seat, price }) => (canPayStep(state, seat, price) ? [PAY, STAY] : []),
  choose(state, { seat, price, again }, move, dealer) {
    if (move.do === 'pay') payStep(state, seat, price, again, dealer);
    else dealer.emit?.({ type: 'stayed', clause: 'BRU-7.2', seat, price });
  },
};
