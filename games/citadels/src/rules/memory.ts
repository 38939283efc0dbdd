import type { Seat } from '@belfry/kernel';
import type { District } from '../data/districts.ts';
import type { State } from './state.ts';

// Section 5 of the rules lets every seat keep what it has seen: cards it swapped away or discarded itself, cards taken from the
// discard pile in public, cards it put under the draw pile. A fact is one number, so that a state copies fast:
// who knows it, where the card is, whether it is certain, which district. The copies of a district are alike.

/** Observer of public facts. */
export const EVERYONE = 7;
/** Place of a fact: a hand (the seat's number) or the discard pile. */
export const IN_DISCARD = 7;

/** The bit of certain facts; districts stay below it. */
const SURE = 32;

function fact(observer: number, place: number, district: District, sure: boolean): number {
  return (((observer << 3) | place) << 6) | (sure ? SURE : 0) | district;
}
const observerOf = (f: number): number => f >> 9;
const placeOf = (f: number): number => (f >> 6) & 7;
const isSure = (f: number): boolean => (f & SURE) !== 0;
const districtOf = (f: number): District => f & 31;

/** Records that all players, or one seat, have seen this card go to a hand or to the discard pile. */
export function remember(state: State, observer: number, place: number, district: District): void {
  state.memory.push(fact(observer, place, district, true));
}

/** Records that a hand lost a card in public: a player who knew of one there now knows of one fewer. */
export function forgetOpenly(state: State, seat: Seat, district: District): void {
  const { memory } = state;
  if (memory.length === 0) return;
  if (state.players[seat].hand.length === 0) forgetPlace(state, seat);
  else if (!dropOne(memory, fact(EVERYONE, seat, district, true))) {
    for (let observer = 0; observer < state.players.length; observer++) {
      if (!dropOne(memory, fact(observer, seat, district, true))) dropOne(memory, fact(observer, seat, district, false));
    }
    dropOne(memory, fact(EVERYONE, seat, district, false));
  }
}

/** Records that cards left a hand unseen: what others knew of it is now only possible. */
export function doubtHand(state: State, seat: Seat): void {
  const { memory } = state;
  if (state.players[seat].hand.length === 0) forgetPlace(state, seat);
  else for (let i = 0; i < memory.length; i++) if (placeOf(memory[i]) === seat) memory[i] &= ~SURE;
}

/** Records that two hands changed owners. Both partners now know the other's hand; what others knew moves with the hands. */
export function rememberSwap(state: State, a: Seat, b: Seat): void {
  const { memory, players } = state;
  let kept = 0;
  for (let i = 0; i < memory.length; i++) {
    const f = memory[i];
    const place = placeOf(f);
    const observer = observerOf(f);
    const between = place === a || place === b;
    if (between && (observer === a || observer === b)) continue;
    memory[kept++] = between ? fact(observer, place === a ? b : a, districtOf(f), isSure(f)) : f;
  }
  memory.length = kept;
  rememberHand(state, a, b, players[b].hand);
  rememberHand(state, b, a, players[a].hand);
}

function rememberHand(state: State, observer: Seat, seat: Seat, hand: readonly District[]): void {
  const known = state.memory.filter((f) => observerOf(f) === EVERYONE && placeOf(f) === seat && isSure(f)).map(districtOf);
  for (const district of hand) {
    const at = known.indexOf(district);
    if (at >= 0) known.splice(at, 1);
    else remember(state, observer, seat, district);
  }
}

/** Records that the discard pile was shuffled: cards known to be in it are now somewhere in the draw pile. */
export function forgetDiscards(state: State): void {
  forgetPlace(state, IN_DISCARD);
}

/** Forgets everything about a place that is now empty. */
function forgetPlace(state: State, place: number): void {
  const { memory } = state;
  let kept = 0;
  for (let i = 0; i < memory.length; i++) if (placeOf(memory[i]) !== place) memory[kept++] = memory[i];
  if (kept < memory.length) memory.length = kept;
}

/** Returns what a viewer knows of a place, a hand or the discard pile, sorted. A spectator (EVERYONE) knows the public facts. */
export function recall(state: State, observer: number, place: number, sure: boolean): District[] {
  const districts: District[] = [];
  for (const f of state.memory) {
    const known = observerOf(f) === observer || observerOf(f) === EVERYONE;
    if (known && placeOf(f) === place && isSure(f) === sure) districts.push(districtOf(f));
  }
  return districts.length > 1 ? districts.sort((a, b) => a - b) : districts;
}

/** Restores a view's facts into a state. */
export function restoreMemory(state: State, observer: number, place: number, districts: readonly District[], sure: boolean): void {
  for (const district of districts) state.memory.push(fact(observer, place, district, sure));
}

function dropOne(memory: number[], f: number): boolean {
  const at = memory.indexOf(f);
  if (at < 0) return false;
  memory[at] = memory[memory.length - 1];
  memory.pop();
  return true;
}

// --- Cards under the draw pile: the seat that put them there knows which and where.

/** `at` counts from the bottom of the pile; 0 is the lowest card. */
export interface UnderFact {
  readonly at: number;
  readonly district: District;
}

/** CIT-6.8 The cards are now under the pile, the last drawn lowest; cards known to be there before are higher by as many. */
export function rememberUnder(state: State, seat: Seat, count: number): void {
  const { under, pile } = state;
  for (let i = 0; i < under.length; i++) under[i] += count * 256;
  for (let at = 0; at < count; at++) under.push(at * 256 + seat * 32 + pile[at]);
}

/** Cards were drawn from the top, so cards at those positions are no longer under the pile. */
export function forgetDrawn(state: State): void {
  const { under, pile } = state;
  if (under.length === 0) return;
  let kept = 0;
  for (let i = 0; i < under.length; i++) if (under[i] >> 8 < pile.length) under[kept++] = under[i];
  if (kept < under.length) under.length = kept;
}

export function recallUnder(state: State, seat: Seat): UnderFact[] {
  return state.under
    .filter((f) => ((f >> 5) & 7) === seat)
    .map((f) => ({ at: f >> 8, district: f & 31 }))
    .sort((a, b) => a.at - b.at);
}

export function restoreUnder(state: State, seat: Seat, facts: readonly UnderFact[]): void {
  for (const { at, district } of facts) state.under.push(at * 256 + seat * 32 + district);
}
