import type { Dealer, Seat } from '@belfry/kernel';
import { type Crop, TRADES } from '../data/action-cards.ts';
import { MARKET, MARKET_BONUS } from '../data/buildings.ts';
import type { Event } from './events.ts';
import { earn, giveBack } from './province.ts';
import type { State } from './state.ts';

// FOR-5.4, FOR-5.5 Any number of units, at least 1.
export function beginTrade(state: State, seat: Seat, crop: Crop, dealer: Dealer<Event>): void {
  if (state.players[seat][crop] === 1) sell(state, seat, crop, 1, dealer);
  else state.agenda.push({ kind: 'sell-amount', seat, crop });
}

// FOR-12.4 With a Market each unit brings 1 money more.
export function sell(state: State, seat: Seat, crop: Crop, amount: number, dealer: Dealer<Event>): void {
  const row = TRADES[crop];
  const player = state.players[seat];
  const price = row.price + (player.buildings[MARKET] > 0 ? MARKET_BONUS : 0);
  const before = player.money;
  giveBack(state, player, crop, amount);
  earn(player, amount * price);
  dealer.emit?.({ type: 'sold', clause: row.clause, seat, crop, amount, money: player.money - before });
}
