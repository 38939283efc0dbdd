import type { Dealer, Seat } from '@belfry/kernel';
import { type Ware, wareOf } from '../data/wares.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';

/** MKT-3.1 All players are asked at the same time. */
export function askForOffers(state: State): void {
  state.agenda = state.players.map((_, seat) => ({ kind: 'offer', seat, together: 'offer' }));
}

export function offer(state: State, seat: Seat, ware: Ware, dealer: Dealer<Event>): void {
  const player = playerOf(state, seat);
  player.hand = player.hand.filter((card) => card !== ware);
  player.offer = ware;
  dealer.emit?.({ type: 'offered', clause: 'MKT-3.1', seat, ware });
}

/** MKT-3.2 The highest number comes first; among equal ones, the player nearer to the start player. */
export function turnUp(state: State, dealer: Dealer<Event>): void {
  const { players, start } = state;
  const number = (seat: Seat): number => wareOf(offerOf(state, seat)).number;
  const seats = players.map((_, at) => (start + at) % players.length);
  state.order = seats.sort((a, b) => number(b) - number(a));
  for (const seat of state.order) dealer.emit?.({ type: 'turned-up', clause: 'MKT-3.2', seat, ware: offerOf(state, seat) });
}

export function offerOf(state: State, seat: Seat): Ware {
  const ware = playerOf(state, seat).offer;
  if (ware === null) throw new Error(`seat ${seat} has offered nothing`);
  return ware;
}
