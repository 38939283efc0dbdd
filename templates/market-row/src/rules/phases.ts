import type { Dealer } from '@belfry/kernel';
import { ROUNDS } from '../data/amounts.ts';
import type { Event } from './events.ts';
import { askForOffers, turnUp } from './offers.ts';
import type { State } from './state.ts';
import { askForTaking, settle } from './take.ts';

// MKT-2.2 What happens automatically when no decision is left: a round begins, the offers are turned up, the round ends.
export const phases = { start: beginRound, offers: endOffers, taking: endRound };

/** MKT-2.1 */
function beginRound(state: State, dealer: Dealer<Event>): void {
  state.round += 1;
  state.phase = 'offers';
  state.row = state.pile.splice(-state.players.length);
  dealer.emit?.({ type: 'round-began', clause: 'MKT-1.4', round: state.round, start: state.start });
  dealer.emit?.({ type: 'laid-out', clause: 'MKT-2.1', wares: state.row.slice() });
  askForOffers(state);
}

function endOffers(state: State, dealer: Dealer<Event>): void {
  state.phase = 'taking';
  turnUp(state, dealer);
  askForTaking(state);
}

function endRound(state: State, dealer: Dealer<Event>): void {
  settle(state, dealer);
  if (state.round < ROUNDS[state.options.length]) {
    state.start = (state.start + 1) % state.players.length;
    state.phase = 'start';
  } else {
    state.phase = 'over';
    dealer.emit?.({ type: 'game-ended', clause: 'MKT-2.3', round: state.round });
  }
}
