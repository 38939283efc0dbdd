import { settleCouncil, swapCouncil } from '../council.ts';
import { SWAP } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// NUR-15.8b With several possible victims the player chooses; the victim settles next.
export const councilSwap: DecisionModule<'council-swap'> = {
  kind: 'council-swap',
  options: (_, { victims }) => victims.map((victim) => SWAP[victim]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'swap') return;
    // NUR-21.5 The choice of another player, or one made during the wall help, cannot be undone.
    swapCouncil(state, seat, move.seat, seat !== state.active || state.phase === 'help', dealer);
    settleCouncil(state, move.seat, dealer);
  },
};
