import type { Dealer, Seat } from '@belfry/kernel';
import type { Ware } from '../data/wares.ts';
import type { Event } from './events.ts';
import { offerOf } from './offers.ts';
import { playerOf, type State } from './state.ts';

/** MKT-4.1, 4.2 Asks all players but the last, in order: the top of the agenda is its end. */
export function askForTaking(state: State): void {
  state.agenda = state.order
    .slice(0, -1)
    .reverse()
    .map((seat) => ({ kind: 'take', seat }));
}

export function take(state: State, seat: Seat, ware: Ware, dealer: Dealer<Event>): void {
  moveToStall(state, seat, ware);
  dealer.emit?.({ type: 'took', clause: 'MKT-4.1', seat, ware });
}

/** Ends a round: the last player gets what is left, and their own offer. */
export function settle(state: State, dealer: Dealer<Event>): void {
  const last = state.order[state.order.length - 1] ?? 0;
  for (const ware of state.row) {
    moveToStall(state, last, ware);
    dealer.emit?.({ type: 'left-over', clause: 'MKT-4.2', seat: last, ware });
  }
  // MKT-4.3
  for (const seat of state.order) {
    const ware = offerOf(state, seat);
    const player = playerOf(state, seat);
    player.offer = null;
    if (seat === last) {
      player.stall.push(ware);
      dealer.emit?.({ type: 'kept-offer', clause: 'MKT-4.3', seat, ware });
    } else state.discard.push(ware);
  }
  state.order = [];
}

function moveToStall(state: State, seat: Seat, ware: Ware): void {
  state.row = state.row.filter((other) => other !== ware);
  playerOf(state, seat).stall.push(ware);
}
