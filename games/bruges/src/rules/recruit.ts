import type { Dealer, Seat } from '@belfry/kernel';
import { type Card, COLOUR_OF, IS_ARROW, PRICE_OF, person } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import { EFFECTS } from '../data/effects.ts';
import { carryOut, isUsable } from './effects/index.ts';
import type { Event } from './events.ts';
import { emptyHouse } from './houses.ts';
import { arrowsTwice } from './passive.ts';
import { gainPower } from './powers.ts';
import type { State } from './state.ts';
import { helpedBy, returnThroughPerson } from './threats.ts';

// BRU-9.17 Pay; place the card; effects of persons already in play; arrow effect; second arrow effect.
export function recruit(state: State, seat: Seat, card: Card, houseColour: Colour, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const paid = PRICE_OF[card];
  player.guilders -= paid;
  const house = emptyHouse(player, houseColour);
  house.person = card;
  // BRU-10.11 A recruited person always arrives ready.
  house.used = false;
  dealer.emit?.({ type: 'recruited', clause: 'BRU-9.14', seat, card, house: houseColour, paid });
  returnThroughPerson(state, seat, COLOUR_OF[card], 'on-recruit-return-threat', dealer);
  // BRU-11.12, BRU-13.2 `arrow-twice` applies to persons recruited afterwards.
  const twice = arrowsTwice(player);
  gainPower(player, card);
  if (!IS_ARROW[card]) return;
  if (twice) state.agenda.push({ step: 'second-arrow', seat, card });
  shootArrow(state, seat, card, dealer);
}

// BRU-10.4 The arrow effect, immediately after recruiting.
function shootArrow(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  dealer.emit?.({ type: 'activated', clause: 'BRU-10.4', seat, card });
  carryOut(state, seat, card, dealer);
}

// BRU-11.13 The second time is automatic or asked, as the effect says, and skipped if it would change nothing.
export function offerSecondArrow(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  if (!isUsable(state, seat, card)) return;
  if (EFFECTS[person(card).effect].repeat === 'ask') state.agenda.push({ kind: 'repeat-arrow', seat, card });
  else repeatArrow(state, seat, card, dealer);
}

// BRU-11.12 With new choices, after the first time is completed.
export function repeatArrow(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  helpedBy(state.players[seat], seat, 'arrow-twice', dealer);
  dealer.emit?.({ type: 'repeated', clause: 'BRU-11.12', seat, card });
  carryOut(state, seat, card, dealer);
}
