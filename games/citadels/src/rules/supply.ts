import { type Dealer, type Seat, shuffle } from '@belfry/kernel';
import type { District } from '../data/districts.ts';
import type { Event } from './events.ts';
import { forgetDiscards, forgetDrawn } from './memory.ts';
import { type State, UNLIMITED } from './state.ts';

/** CIT-22.1 A payment out of the bank; with 30 coins it is cut to what is there. Tells what was paid. */
export function receiveGold(state: State, seat: Seat, amount: number): number {
  const paid = state.bank === UNLIMITED || amount <= state.bank ? amount : state.bank;
  state.players[seat].gold += paid;
  if (state.bank !== UNLIMITED) state.bank -= paid;
  return paid;
}

/** A payment into the bank. */
export function payGold(state: State, seat: Seat, amount: number): void {
  state.players[seat].gold -= amount;
  if (state.bank !== UNLIMITED) state.bank += amount;
}

/** CIT-22.2 Can the bank pay anything at all? */
export function bankHasGold(state: State): boolean {
  return state.bank !== 0;
}

/** CIT-22.5 Is there any card to draw? */
export function canDraw(state: State): boolean {
  return state.pile.length + state.discard.length > 0;
}

/** CIT-22.3 Draws one by one from the top; an empty pile is made anew from the discards, and if there are none the draw stops. */
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
  // A sorted start makes the outcome depend on what lies there alone, not on the order in which it was laid.
  state.pile = shuffle(
    dealer.chance,
    state.discard.sort((a, b) => a - b),
  );
  state.discard = [];
  forgetDiscards(state);
  // The old pile is used up, and with it every card that lay under it.
  if (state.under.length > 0) state.under.length = 0;
  dealer.emit?.({ type: 'reshuffled', clause: 'CIT-22.3', count: state.pile.length });
}

/** Takes one card of a kind out of a hand. */
export function takeFromHand(hand: District[], district: District): void {
  const at = hand.indexOf(district);
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i];
  hand.length--;
}
