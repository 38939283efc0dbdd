import { SELL } from '../moves.ts';
import { sell } from '../trade.ts';
import type { DecisionModule } from './module.ts';

// FOR-5.4, FOR-5.5 Any number of the player's own units, at least 1.
export const sellAmount: DecisionModule<'sell-amount'> = {
  kind: 'sell-amount',
  options: (state, { seat, crop }) => SELL.slice(1, state.players[seat][crop] + 1),
  choose(state, { seat, crop }, move, dealer) {
    if (move.do === 'sell') sell(state, seat, crop, move.amount, dealer);
  },
};
