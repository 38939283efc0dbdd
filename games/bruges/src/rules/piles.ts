import type { Dealer } from '@belfry/kernel';
import type { Side } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function cardsLeft(state: State): boolean {
  return state.piles[0].length > 0 || state.piles[1].length > 0;
}

// BRU-3.2, BRU-4.10 A pile that has lost its last card, by any kind of draw, is refilled at once.
export function takeTop(state: State, side: Side, dealer: Dealer<Event>): Card {
  const pile = state.piles[side];
  const card = pile.pop() as Card;
  if (pile.length === 0) pileRanOut(state, side, dealer);
  return card;
}

// BRU-4.1 A pile has run out at the moment its last card is taken.
function pileRanOut(state: State, side: Side, dealer: Dealer<Event>): void {
  if (state.extra.length > 0) bringExtraPile(state, side, dealer);
  else splitOtherPile(state, side, dealer);
}

// BRU-4.2 The first time, the whole extra pile replaces it.
function bringExtraPile(state: State, side: Side, dealer: Dealer<Event>): void {
  state.piles[side] = state.extra;
  state.extra = [];
  dealer.emit?.({ type: 'pile-replaced', clause: 'BRU-4.2', side, count: state.piles[side].length });
  // BRU-4.7 In phase 1 this round is the last one. BRU-4.8 In phase 3 it is the next one.
  const refilling = state.phase === 'draw';
  state.lastRound = refilling ? state.round : state.round + 1;
  dealer.emit?.({ type: 'last-round', clause: refilling ? 'BRU-4.7' : 'BRU-4.8', round: state.lastRound });
}

// BRU-4.3 to BRU-4.5 Later the other pile is halved: the upper half, rounded up, stays; a single card cannot be split.
function splitOtherPile(state: State, side: Side, dealer: Dealer<Event>): void {
  const other = state.piles[1 - side];
  const lower = other.length >> 1;
  if (lower === 0) return;
  state.piles[side] = other.splice(0, lower);
  dealer.emit?.({ type: 'pile-split', clause: 'BRU-4.3', side, upper: other.length, lower });
}
