import type { Dealer, Seat } from '@belfry/kernel';
import { GOLD, type Kind } from '../data/resources.ts';
import { BANK_TRADES_PER_TURN } from '../data/trade.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { drawCards, returnCards } from './supply.ts';

// NUR-7.8 A limit against endless trading.
export function bankIsOpen(state: State): boolean {
  return state.bankTrades < BANK_TRADES_PER_TURN;
}

// NUR-7.5 The player's best ratio applies automatically.
export function bankTrade(state: State, seat: Seat, give: Kind, get: Kind, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const count = player.ratios[give];
  if (give === GOLD) player.gold -= count;
  else returnCards(state, seat, give, count);
  drawCards(state, seat, get, 1);
  state.bankTrades++;
  dealer.emit?.({ type: 'bank-traded', clause: give === GOLD ? 'NUR-7.2' : 'NUR-7.1', seat, give, count, get });
}
