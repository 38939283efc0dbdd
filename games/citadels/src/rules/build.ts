import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { BUILDS } from '../data/amounts.ts';
import { ARCHITECT } from '../data/characters.ts';
import { COLOUR_FREE, COST, type District } from '../data/districts.ts';
import type { Event } from './events.ts';
import { forgetOpenly } from './memory.ts';
import { BUILD, type Move } from './moves.ts';
import { goalOf, isCompleted, type State } from './state.ts';
import { payGold, takeFromHand } from './supply.ts';

/** CIT-7.2, 15.2 Returns how many districts the player may build this turn. */
export function buildLimit(state: State): number {
  return state.turn.character === ARCHITECT ? BUILDS.architect : BUILDS.everyone;
}

/** CIT-5.2, 7.2, 7.5, 15.5 Tells whether the player may build now, at any cost. */
function mayBuild(state: State, seat: Seat): boolean {
  const { turn } = state;
  return turn.resourceTaken && turn.builds < buildLimit(state) && (turn.character === ARCHITECT || !isCompleted(state, seat));
}

/** CIT-7.4 A city may have equal districts unless the option forbids it. */
export function isForbiddenDuplicate(state: State, seat: Seat, district: District): boolean {
  return state.options.duplicates === 'forbidden' && state.players[seat].city.includes(district);
}

// CIT-7.3 Only districts the player can pay in full. Equal cards are one choice.
export function addBuildMoves(state: State, seat: Seat, moves: Move[]): void {
  if (!mayBuild(state, seat)) return;
  const { hand, gold } = state.players[seat];
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const district = hand[i];
    if (COST[district] > gold || seen & (1 << district)) continue;
    seen |= 1 << district;
    if (!isForbiddenDuplicate(state, seat, district)) moves.push(BUILD[district]);
  }
}

// CIT-7.1 The card goes from the hand to the city, its cost to the bank.
export function build(state: State, seat: Seat, district: District, dealer: Dealer<Event>): void {
  const { hand, city } = state.players[seat];
  const cost = COST[district];
  payGold(state, seat, cost);
  takeFromHand(hand, district);
  city.push(district);
  state.turn.builds++;
  if (COLOUR_FREE[district]) state.hauntedRound = state.round;
  forgetOpenly(state, seat, district);
  dealer.emit?.({ type: 'built', clause: 'CIT-7.1', seat, district, cost });
  // CIT-7.7, 18.4 The first player to reach the goal is recorded once.
  if (state.firstFinisher === NONE && city.length >= goalOf(state)) {
    state.firstFinisher = seat;
    dealer.emit?.({ type: 'finished-first', clause: 'CIT-7.7', seat, districts: city.length });
  }
}
