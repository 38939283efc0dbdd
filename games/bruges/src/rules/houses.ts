import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { type Card, COLOUR_OF } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import type { Event } from './events.ts';
import { insertCard } from './hand.ts';
import { losePower } from './powers.ts';
import type { House, Player, State } from './state.ts';
import { returnThroughPerson } from './threats.ts';

// BRU-9.12, BRU-9.18 The card goes face down; the effects that a house triggers depend on its colour.
export function layHouse(state: State, seat: Seat, card: Card, seen: boolean, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  player.houses.push({ card, seen, person: NONE, used: false });
  returnThroughPerson(state, seat, COLOUR_OF[card], 'on-house-return-threat', dealer);
}

/** Returns the colours of the empty houses, one bit each. BRU-18.5 Empty houses of one colour are interchangeable. */
export function emptyColours(player: Player): number {
  let bits = 0;
  const { houses } = player;
  for (let i = 0; i < houses.length; i++) if (houses[i].person === NONE) bits |= 1 << COLOUR_OF[houses[i].card];
  return bits;
}

/** Returns the first empty house of a colour. */
export function emptyHouse(player: Player, colour: Colour): House {
  return player.houses.find((house) => house.person === NONE && COLOUR_OF[house.card] === colour) as House;
}

/** Returns the house of a person; undefined if none of this player's houses holds that person. */
export function homeOf(player: Player, person: Card): House | undefined {
  return player.houses.find((house) => house.person === person);
}

export function personCount(player: Player): number {
  let count = 0;
  const { houses } = player;
  for (let i = 0; i < houses.length; i++) if (houses[i].person !== NONE) count++;
  return count;
}

// BRU-6.6, BRU-12.22 The person is discarded; the house stays and is empty.
export function losePerson(state: State, seat: Seat, person: Card, clause: string, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const house = homeOf(player, person) as House;
  house.person = NONE;
  house.used = false;
  losePower(player, person);
  state.discard.push(person);
  dealer.emit?.({ type: 'lost-person', clause, seat, card: person });
}

// BRU-6.9 The house card is discarded face up; a resident returns to the hand, and all players know it is there.
export function burnHouse(state: State, seat: Seat, house: House, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  player.houses.splice(player.houses.indexOf(house), 1);
  state.discard.push(house.card);
  if (house.person !== NONE) {
    losePower(player, house.person);
    insertCard(player.hand, house.person);
    insertCard(player.known, house.person);
  }
  dealer.emit?.({ type: 'lost-house', clause: 'BRU-6.9', seat, card: house.card, person: house.person });
}
