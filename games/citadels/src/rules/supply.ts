import { type Dealer, type Seat, shuffle } from '@belfry/kernel';
import type { District } from '../data/districts.ts';
import type { Event } from './events.ts';
import { forgetDiscards, forgetDrawn } from './memory.ts';
import { type State, UNLIMITED } from './state.ts';

/** CIT-22.1 Pays from the bank; with 30 coins the amount is limited to what is there. Returns what was paid. */
export function receiveGold(state: State, seat: Seat, amount: number): number {
  const paid = state.bank === UNLIMITED || amount <= state.bank ? amount : state.bank;
  state.players[seat].gold += paid;
  if (state.bank !== UNLIMITED) state.bank -= paid;
  return paid;
}

/** Pays into the bank. */
export function payGold(state: State, seat: Seat, amount: number): void {
  state.players[seat].gold -= amount;
  if (state.bank !== UNLIMITED) state.bank += amount;
}

/** CIT-22.2 Tells whether the bank can pay anything at all. */
export function bankHasGold(state: State): boolean {
  return state.bank !== 0;
}

/** CIT-22.5 Tells whether there is any card to draw. */
export function canDraw(state: State): boolean {
  return state.pile.length + state.discard.length > 0;
}

/** CIT-22.3 Draws one card at a time from the top; an empty pile is rebuilt from the discards, and if there are none the draw stops. */
export function drawCards(state: State, count: number, dealer: Dealer<Event>): District[] {
  const drawn: District[] = [];
  for (let i = 0; i < count; i++) {
    if (state.pile.length === 0) {
      if (state.discard.length === 0) break;
      reshuffle(state, dealer);
    }
    const card = state.pile.pop();
    if (card !== undefined) drawn.push(card);
  }
  forgetDrawn(state);
  return drawn;
}

function reshuffle(state: State, dealer: Dealer<Event>): void {
  // Sorting first makes the shuffle depend only on which cards are there, not on the order in which they were discarded.
  state.pile = shuffle(
    dealer.chance,
    state.discard.sort((a, b) => a - b),
  );
  state.discard = [];
  forgetDiscards(state);
  // The old pile is used up, and with it every card that was known to be under it.
  if (state.under.length > 0) state.under.length = 0;
  dealer.emit?.({ type: 'reshuffled', clause: 'CIT-22.3', count: state.pile.length });
}

/** Removes one card of a kind from a hand. */
export function takeFromHand(hand: District[], district: District): void {
  const at = hand.indexOf(district);
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i];
  hand.length--;
}
