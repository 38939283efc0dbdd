import { CLOSE, DEAL, type Move } from '../moves.ts';
import { closeOffer, deal, mayDeal } from '../trade.ts';
import type { DecisionModule } from './module.ts';

// NUR-6.11 The active player need not wait for all answers and is free to choose among those received; a polite player waits.
export const tradeSettle: DecisionModule<'trade-settle'> = {
  kind: 'trade-settle',
  waits: true,
  options(state, { seat }) {
    const moves: Move[] = [CLOSE];
    const answers = state.trade?.answers ?? [];
    for (let i = 0; i < answers.length; i++) if (mayDeal(state, seat, answers[i])) moves.push(DEAL[answers[i].seat]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'deal' || state.trade === null) return closeOffer(state, false, dealer);
    for (const answer of state.trade.answers) if (answer.seat === move.seat) return deal(state, seat, state.trade, answer, dealer);
  },
};
