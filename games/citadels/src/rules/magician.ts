import type { Dealer, Seat } from '@belfry/kernel';
import { MAGICIAN } from '../data/characters.ts';
import { COST, type District } from '../data/districts.ts';
import type { Event } from './events.ts';
import { doubtHand, IN_DISCARD, remember, rememberSwap } from './memory.ts';
import { type Move, SWAP_HANDS } from './moves.ts';
import type { State } from './state.ts';
import { drawCards, takeFromHand } from './supply.ts';

// CIT-11.1 One of the two, once per turn.
export function mayUseMagic(state: State): boolean {
  return state.turn.character === MAGICIAN && !state.turn.abilityUsed;
}

export function addMagicianMoves(state: State, seat: Seat, moves: Move[]): void {
  if (!mayUseMagic(state)) return;
  const { hand } = state.players[seat];
  for (let other = 0; other < state.players.length; other++) {
    // CIT-11.2 At least one of the two hands has a card.
    if (other !== seat && hand.length + state.players[other].hand.length > 0) moves.push(SWAP_HANDS[other]);
  }
  addRedrawMoves(hand, moves);
}

// CIT-11.1, 11.3 Whole hand against whole hand, with any player.
export function swapHands(state: State, seat: Seat, partner: Seat, dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  const own = state.players[seat];
  const other = state.players[partner];
  const given = own.hand;
  own.hand = other.hand;
  other.hand = given;
  rememberSwap(state, seat, partner);
  dealer.emit?.({
    type: 'swapped',
    clause: 'CIT-11.1',
    seat,
    partner,
    gave: given.length,
    got: own.hand.length,
    given: given.slice(),
    gotten: own.hand.slice(),
  });
}

// CIT-11.4, 11.5 The discards go to the pile first, then the player draws as many cards.
export function redraw(state: State, seat: Seat, districts: readonly District[], dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  const { hand } = state.players[seat];
  for (const district of districts) {
    takeFromHand(hand, district);
    state.discard.push(district);
    remember(state, seat, IN_DISCARD, district);
  }
  doubtHand(state, seat);
  const drawn = drawCards(state, districts.length, dealer);
  hand.push(...drawn);
  dealer.emit?.({ type: 'redrew', clause: 'CIT-11.4', seat, count: districts.length, discarded: districts.slice(), drawn });
}

/** CIT-11.4 Any non-empty part of the hand. The list for bots is bounded, this check is not. */
export function isPartOfHand(hand: readonly District[], districts: readonly District[]): boolean {
  if (districts.length === 0) return false;
  const left = hand.slice();
  for (let i = 0; i < districts.length; i++) {
    if (i > 0 && districts[i] < districts[i - 1]) return false;
    const at = left.indexOf(districts[i]);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** Adds the bounded list: the cheapest, the most expensive and the oldest cards, from one to all of each; equal sets once. */
function addRedrawMoves(hand: readonly District[], moves: Move[]): void {
  const size = hand.length;
  if (size === 0) return;
  const rising = hand.slice().sort(byCost);
  for (let count = 1; count <= size; count++) {
    const cheapest = sortedPart(rising, 0, count);
    moves.push({ do: 'redraw', districts: cheapest });
    if (count === size) break;
    const dearest = sortedPart(rising, size - count, size);
    if (!sameSet(dearest, cheapest)) moves.push({ do: 'redraw', districts: dearest });
    const oldest = sortedPart(hand, 0, count);
    if (!sameSet(oldest, cheapest) && !sameSet(oldest, dearest)) moves.push({ do: 'redraw', districts: oldest });
  }
}

function byCost(a: District, b: District): number {
  return COST[a] - COST[b] || a - b;
}

/** Hands are small, so an insertion sort is faster than the general one. */
function sortedPart(cards: readonly District[], from: number, to: number): District[] {
  const part = cards.slice(from, to);
  for (let i = 1; i < part.length; i++) {
    const card = part[i];
    let at = i;
    for (; at > 0 && part[at - 1] > card; at--) part[at] = part[at - 1];
    part[at] = card;
  }
  return part;
}

function sameSet(a: readonly District[], b: readonly District[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
