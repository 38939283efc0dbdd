import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { RECLAIM_PRICE } from '../data/amounts.ts';
import { type District, RECLAIMS, stands } from '../data/districts.ts';
import { ASK_RECLAIM, LET_GO, RECLAIMED } from '../data/powers.ts';
import type { Event } from './events.ts';
import { EVERYONE, IN_DISCARD, remember } from './memory.ts';
import type { State } from './state.ts';
import { payGold } from './supply.ts';

// CIT-17.3 A player who may reclaim the destroyed district is asked at once. CIT-17.4 Not the Warlord's own player, and only with gold.
// CIT-17.5 A district with this power that was itself destroyed is in no city any more.
export function offerDestroyed(state: State, warlord: Seat, district: District): void {
  const seat = state.players.findIndex(({ city }) => stands(city, RECLAIMS));
  if (seat === NONE || seat === warlord || state.players[seat].gold < RECLAIM_PRICE) discardOpenly(state, district);
  else state.agenda.push({ kind: ASK_RECLAIM, seat, district });
}

export function reclaim(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  payGold(state, seat, RECLAIM_PRICE);
  state.players[seat].hand.push(district);
  remember(state, EVERYONE, seat, district);
  dealer.emit?.({ type: RECLAIMED, clause: 'CIT-17.3', seat, district, paid: RECLAIM_PRICE });
}

export function letGo(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  discardOpenly(state, district);
  dealer.emit?.({ type: LET_GO, clause: 'CIT-17.3', seat, district });
}

// CIT-16.7 A destroyed card goes to the discard pile; all players saw it.
function discardOpenly(state: State, district: District): void {
  state.discard.push(district);
  remember(state, EVERYONE, IN_DISCARD, district);
}
