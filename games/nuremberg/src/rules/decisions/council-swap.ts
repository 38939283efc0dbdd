import type { DecisionModule } from '@belfry/kernel';
import { settleCouncil, swapCouncil } from '../council.ts';
import type { Event } from '../events.ts';
import { type Move, SWAP } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// NUR-15.8b With several possible victims the player chooses; the victim settles next.
export const councilSwap: DecisionModule<State, Extract<Decision, { kind: 'council-swap' }>, Move, Event> = {
  kind: 'council-swap',
  options: (_, { victims }) => victims.map((victim) => SWAP[victim]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'swap') return;
    // NUR-21.5 The choice of another player, or one made during the wall help, cannot be undone.
    swapCouncil(state, seat, move.seat, seat !== state.active || state.phase === 'help', dealer);
    settleCouncil(state, move.seat, dealer);
  },
};
