import type { Dealer, Seat } from '@belfry/kernel';
import { type Crop, TRADES } from '../data/action-cards.ts';
import { HELPS_SALES, SALE_BONUS } from '../data/buildings.ts';
import type { Event } from './events.ts';
import { earn, giveBack } from './province.ts';
import type { State } from './state.ts';

// FOR-5.4, FOR-5.5 Any number of units, at least 1.
export function beginTrade(state: State, seat: Seat, crop: Crop, dealer: Dealer<Event>): void {
  if (state.players[seat][crop] === 1) sell(state, seat, crop, 1, dealer);
  else state.agenda.push({ kind: 'sell-amount', seat, crop });
}

/** FOR-5.4, FOR-5.5, FOR-12.4 Returns the money per unit. */
export function salePrice(crop: Crop, buildings: readonly number[]): number {
  return TRADES[crop].price + (buildings[HELPS_SALES] > 0 ? SALE_BONUS : 0);
}

export function sell(state: State, seat: Seat, crop: Crop, amount: number, dealer: Dealer<Event>): void {
  const row = TRADES[crop];
  const player = state.players[seat];
  const before = player.money;
  giveBack(state, player, crop, amount);
  earn(player, amount * salePrice(crop, player.buildings));
  dealer.emit?.({ type: 'sold', clause: row.clause, seat, crop, amount, money: player.money - before });
}
