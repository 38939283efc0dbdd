import type { Dealer, Seat } from '@belfry/kernel';
import { CARDS_TRADE, DISCARD_GOLD } from '../data/amounts.ts';
import type { District } from '../data/districts.ts';
import type { CitadelsOptions } from '../data/options.ts';
import { DISCARD_DISTRICT, DISCARD_FOR_GOLD, PAID_FOR_CARDS, PAY_DISTRICT, PAY_FOR_CARDS } from '../data/powers.ts';
import type { Event } from './events.ts';
import { doubtHand, IN_DISCARD, remember } from './memory.ts';
import { DISCARD, type Move, PAY } from './moves.ts';
import type { State } from './state.ts';
import { bankHasGold, canDraw, drawCards, payGold, receiveGold, takeFromHand } from './supply.ts';
import { discardUsed, noteDiscard, notePay, payUsed } from './turn.ts';

// CIT-5.7 Purple districts that their owner can use once on every turn (CIT-17.10).

/** CIT-17.7 Returns the price, and how many cards it draws. */
export function cardsTrade(options: CitadelsOptions): { readonly pay: number; readonly draw: number } {
  return CARDS_TRADE[options[PAY_FOR_CARDS]];
}

export function addWorkshopMoves(state: State, seat: Seat, moves: Move[]): void {
  const { turn } = state;
  const { city, hand, gold } = state.players[seat];
  if (!discardUsed(turn) && hand.length > 0 && bankHasGold(state) && city.includes(DISCARD_DISTRICT)) {
    let seen = 0;
    for (let i = 0; i < hand.length; i++) {
      const bit = 1 << hand[i];
      if ((seen & bit) === 0) moves.push(DISCARD[hand[i]]);
      seen |= bit;
    }
  }
  if (!payUsed(turn) && city.includes(PAY_DISTRICT) && gold >= cardsTrade(state.options).pay && canDraw(state)) moves.push(PAY);
}

// CIT-17.6 One card, face down, for one gold.
export function discardForGold(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  noteDiscard(state.turn);
  takeFromHand(state.players[seat].hand, district);
  state.discard.push(district);
  remember(state, seat, IN_DISCARD, district);
  doubtHand(state, seat);
  const gold = receiveGold(state, seat, DISCARD_GOLD);
  dealer.emit?.({ type: DISCARD_FOR_GOLD, clause: 'CIT-17.6', seat, gold, district });
}

// CIT-17.7 Gold for cards, all kept. CIT-22.6 The full price even if fewer cards are left.
export function payForCards(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { pay, draw } = cardsTrade(state.options);
  notePay(state.turn);
  payGold(state, seat, pay);
  const drawn = drawCards(state, draw, dealer);
  state.players[seat].hand.push(...drawn);
  dealer.emit?.({ type: PAID_FOR_CARDS, clause: 'CIT-17.7', seat, paid: pay, count: drawn.length, districts: drawn });
}
