import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { CLOSE, DEAL, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { closeOffer, deal, mayDeal } from '../trading.ts';

// NUR-6.11 The active player need not wait for all answers and is free to choose among those there are.
export const tradeSettle: DecisionModule<State, Extract<Decision, { kind: 'trade-settle' }>, Move, Event> = {
  kind: 'trade-settle',
  options(state, { seat }) {
    const moves: Move[] = [CLOSE];
    for (const answer of state.trade?.answers ?? []) if (mayDeal(state, seat, answer)) moves.push(DEAL[answer.seat]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    const partner = move.do === 'deal' ? move.seat : null;
    const answer = state.trade?.answers.find((candidate) => candidate.seat === partner);
    if (state.trade !== null && answer !== undefined) deal(state, seat, state.trade, answer, dealer);
    else closeOffer(state, false, dealer);
  },
};
