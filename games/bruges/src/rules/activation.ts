import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { type Card, IS_ACTIVATED, WORKER_OF } from '../data/cards.ts';
import { carryOut, isUsable } from './effects/index.ts';
import type { Event } from './events.ts';
import { homeOf } from './houses.ts';
import type { House, Player, State } from './state.ts';

// BRU-8.4, BRU-11.2 Offered: ready persons of the worker or once-per-round kind that the player can pay for and that would change
// something.
export function canActivate(state: State, seat: Seat, house: House): boolean {
  const card = house.person;
  if (card === NONE || house.used || !IS_ACTIVATED[card]) return false;
  return canPay(state.players[seat], card) && isUsable(state, seat, card);
}

function canPay(player: Player, card: Card): boolean {
  const worker = WORKER_OF[card];
  return worker < 0 || player.workers[worker] > 0;
}

export function canActivateAny(state: State, seat: Seat): boolean {
  const { houses } = state.players[seat];
  for (let i = 0; i < houses.length; i++) if (canActivate(state, seat, houses[i])) return true;
  return false;
}

// BRU-10.5 A worker person costs 1 worker of the colour shown. BRU-10.6 A once-per-round person is free. BRU-10.9 Both are turned.
export function activate(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const worker = WORKER_OF[card];
  // BRU-10.12 The worker is paid before the effect.
  if (worker >= 0) player.workers[worker]--;
  (homeOf(player, card) as House).used = true;
  dealer.emit?.({ type: 'activated', clause: worker >= 0 ? 'BRU-10.5' : 'BRU-10.6', seat, card });
  carryOut(state, seat, card, dealer);
}

// BRU-14.8 All used persons are readied.
export function readyAll(state: State): void {
  for (const player of state.players) for (const house of player.houses) house.used = false;
}
