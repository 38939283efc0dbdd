import { DECLINE } from '../moves.ts';
import { listAnswers } from '../offers.ts';
import { accept, counter, decline, faultOfCounter } from '../trade.ts';
import type { DecisionModule } from './module.ts';

// NUR-6.8, 21.3 Asked of every addressed player, regardless of their holdings.
export const tradeAnswer: DecisionModule<'trade-answer'> = {
  kind: 'trade-answer',
  // `accept` is for firm offers only, and for a player who holds everything wanted.
  options: (state, { seat }) => (state.trade === null ? [DECLINE] : listAnswers(state, seat, state.trade)),
  accepts(state, { seat }, move) {
    return move.do === 'counter' && state.trade !== null && faultOfCounter(state, seat, state.trade, move.give, move.get) === null;
  },
  choose(state, { seat }, move, dealer) {
    if (state.trade === null) return;
    if (move.do === 'accept') accept(state, seat, state.trade, dealer);
    else if (move.do === 'counter') counter(state, seat, state.trade, move.give, move.get, dealer);
    else decline(state, seat, state.trade, dealer);
  },
};
