import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { GRAVEYARD_PRICE } from '../data/amounts.ts';
import { type District, GRAVEYARD } from '../data/districts.ts';
import type { Event } from './events.ts';
import { EVERYBODY, IN_DISCARD, remember } from './memory.ts';
import type { State } from './state.ts';
import { payGold } from './supply.ts';

// CIT-17.3 The owner of the Graveyard is asked at once. CIT-17.4 Not the Warlord's own player, and only with gold.
// CIT-17.5 A Graveyard that was itself destroyed stands nowhere any more.
export function askGraveyard(state: State, warlord: Seat, district: District): void {
  const seat = graveyardOwner(state);
  if (seat === NONE || seat === warlord || state.players[seat].gold < GRAVEYARD_PRICE) discardOpenly(state, district);
  else state.agenda.push({ kind: 'graveyard-buy', seat, district });
}

function graveyardOwner(state: State): Seat {
  return state.players.findIndex(({ city }) => city.includes(GRAVEYARD));
}

export function buyFromGraveyard(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  payGold(state, seat, GRAVEYARD_PRICE);
  state.players[seat].hand.push(district);
  remember(state, EVERYBODY, seat, district);
  dealer.emit?.({ type: 'graveyard-bought', clause: 'CIT-17.3', seat, district, paid: GRAVEYARD_PRICE });
}

export function passGraveyard(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  discardOpenly(state, district);
  dealer.emit?.({ type: 'graveyard-passed', clause: 'CIT-17.3', seat, district });
}

// CIT-16.7 A destroyed card goes to the discard pile; everybody saw it.
function discardOpenly(state: State, district: District): void {
  state.discard.push(district);
  remember(state, EVERYBODY, IN_DISCARD, district);
}
