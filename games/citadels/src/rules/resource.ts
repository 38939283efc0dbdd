import type { Dealer, Seat } from '@belfry/kernel';
import { RESOURCE } from '../data/amounts.ts';
import { type District, having, stands } from '../data/districts.ts';
import type { Event } from './events.ts';
import { IN_DISCARD, remember, rememberUnder } from './memory.ts';
import { DRAW_CARDS, type Move, TAKE_GOLD } from './moves.ts';
import type { State } from './state.ts';
import { canDraw, drawCards, receiveGold, takeFromHand } from './supply.ts';

const MORE_TO_LOOK_AT = having('resource-look');
const MORE_TO_KEEP = having('resource-keep');

// CIT-5.1 The resource is taken exactly once: gold, or cards if there are any (CIT-22.5).
export function addResourceMoves(state: State, moves: Move[]): void {
  if (state.turn.resourceTaken) return;
  moves.push(TAKE_GOLD);
  if (canDraw(state)) moves.push(DRAW_CARDS);
}

// CIT-6.1
export function takeGold(state: State, seat: Seat, dealer: Dealer<Event>): void {
  state.turn.resourceTaken = true;
  const gold = receiveGold(state, seat, RESOURCE.gold);
  dealer.emit?.({ type: 'took-gold', clause: 'CIT-6.1', seat, gold });
}

// CIT-6.2 Look at the top cards, keep some. CIT-6.4 to 6.7 Districts in the city change the numbers automatically.
export function chooseCards(state: State, seat: Seat, dealer: Dealer<Event>): void {
  state.turn.resourceTaken = true;
  const { look, keep } = resourceCards(state.players[seat].city);
  const looked = drawCards(state, look, dealer);
  dealer.emit?.({ type: 'looked', clause: 'CIT-6.2', seat, count: looked.length, districts: looked });
  // CIT-22.4, 23.1 With no more cards than the player may keep there is no choice.
  if (looked.length <= keep) keepCards(state, seat, looked, looked, dealer);
  else state.agenda.push({ kind: 'keep-cards', seat, looked, keep });
}

/** CIT-6.2, 6.4, 6.5 Returns how many cards the player looks at, and how many of them the player keeps. */
export function resourceCards(city: readonly District[]): { readonly look: number; readonly keep: number } {
  return {
    look: stands(city, MORE_TO_LOOK_AT) ? RESOURCE.moreLook : RESOURCE.look,
    keep: stands(city, MORE_TO_KEEP) ? RESOURCE.moreKeep : RESOURCE.keep,
  };
}

/** Moves the chosen cards to the hand and the rest to the discard pile (CIT-6.3) or under the draw pile (CIT-6.4, 6.8). */
export function keepCards(state: State, seat: Seat, looked: readonly District[], kept: readonly District[], dealer: Dealer<Event>): void {
  const { hand, city } = state.players[seat];
  const rest = looked.slice();
  for (const district of kept) {
    takeFromHand(rest, district);
    hand.push(district);
  }
  const under = rest.length > 0 && (stands(city, MORE_TO_LOOK_AT) || state.options.unkeptCards === 'bottom-of-deck');
  if (under) {
    // CIT-6.8 In the order drawn, the last drawn is the lowest; the bottom of the pile is its first card.
    state.pile.unshift(...rest.reverse());
    rememberUnder(state, seat, rest.length);
  } else {
    for (const district of rest) {
      state.discard.push(district);
      remember(state, seat, IN_DISCARD, district);
    }
  }
  dealer.emit?.({
    type: 'kept',
    clause: under ? 'CIT-6.4' : 'CIT-6.3',
    seat,
    count: kept.length,
    districts: kept.slice(),
    rest: rest.length,
    under,
  });
}
