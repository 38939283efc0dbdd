import type { Dealer } from '@belfry/kernel';
import { ROUNDS } from '../data/amounts.ts';
import type { Event } from './events.ts';
import { askForOffers, turnUp } from './offers.ts';
import type { State } from './state.ts';
import { askForTaking, settle } from './taking.ts';

/** MKT-2.2 What happens by itself when nobody is left to decide: the offers are turned up, or the round ends. */
export function advance(state: State, dealer: Dealer<Event>): void {
  if (state.order.length === 0) {
    turnUp(state, dealer);
    askForTaking(state);
    return;
  }
  settle(state, dealer);
  if (state.round < ROUNDS[state.options.length]) {
    state.start = (state.start + 1) % state.players.length;
    beginRound(state, dealer);
  } else {
    state.over = true;
    dealer.emit?.({ type: 'game-ended', clause: 'MKT-2.3', round: state.round });
  }
}

/** MKT-2.1 */
export function beginRound(state: State, dealer: Dealer<Event>): void {
  state.round += 1;
  state.row = state.pile.splice(-state.players.length);
  dealer.emit?.({ type: 'round-began', clause: 'MKT-1.4', round: state.round, start: state.start });
  dealer.emit?.({ type: 'laid-out', clause: 'MKT-2.1', wares: state.row.slice() });
  askForOffers(state);
}
