import type { Dealer, Seat } from '@belfry/kernel';
import { LABORATORY_GOLD, SMITHY_TRADE } from '../data/amounts.ts';
import { type District, LABORATORY, SMITHY } from '../data/districts.ts';
import type { Event } from './events.ts';
import { doubtHand, IN_DISCARD, remember } from './memory.ts';
import { LABORATORY_MOVE, type Move, SMITHY_MOVE } from './moves.ts';
import type { State } from './state.ts';
import { bankHasGold, canDraw, drawCards, payGold, receiveGold, takeFromHand } from './supply.ts';

// CIT-5.7 Purple districts that can be used in every turn of their owner, once each (CIT-17.10).

/** CIT-17.7 What the Smithy takes and gives, by option. */
export function smithyTrade(state: State): { readonly pay: number; readonly draw: number } {
  return SMITHY_TRADE[state.options.smithy];
}

export function addWorkshopMoves(state: State, seat: Seat, moves: Move[]): void {
  const { turn } = state;
  const { city, hand, gold } = state.players[seat];
  if (!turn.laboratoryUsed && hand.length > 0 && bankHasGold(state) && city.includes(LABORATORY)) {
    let seen = 0;
    for (let i = 0; i < hand.length; i++) {
      const bit = 1 << hand[i];
      if ((seen & bit) === 0) moves.push(LABORATORY_MOVE[hand[i]]);
      seen |= bit;
    }
  }
  if (!turn.smithyUsed && city.includes(SMITHY) && gold >= smithyTrade(state).pay && canDraw(state)) moves.push(SMITHY_MOVE);
}

// CIT-17.6 A card, face down, for a gold.
export function useLaboratory(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  state.turn.laboratoryUsed = true;
  takeFromHand(state.players[seat].hand, district);
  state.discard.push(district);
  remember(state, seat, IN_DISCARD, district);
  doubtHand(state, seat);
  const gold = receiveGold(state, seat, LABORATORY_GOLD);
  dealer.emit?.({ type: 'laboratory', clause: 'CIT-17.6', seat, gold, district });
}

// CIT-17.7 Gold for cards, all kept. CIT-22.6 The full price even if fewer cards are left.
export function useSmithy(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { pay, draw } = smithyTrade(state);
  state.turn.smithyUsed = true;
  payGold(state, seat, pay);
  const drawn = drawCards(state, draw, dealer);
  state.players[seat].hand.push(...drawn);
  dealer.emit?.({ type: 'smithy-drew', clause: 'CIT-17.7', seat, paid: pay, count: drawn.length, districts: drawn });
}
