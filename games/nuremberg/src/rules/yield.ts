import type { Dealer, Seat } from '@belfry/kernel';
import { HEXES_BY_NUMBER } from '../data/numbers.ts';
import { HEX_KIND } from '../data/region.ts';
import { KINDS, type Kind } from '../data/resources.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { drawCards } from './supply.ts';

// NUR-3.3 One card for every village at every hex with the number; NUR-3.5 none from the hex of the robber knight.
export function payYield(state: State, number: number, dealer: Dealer<Event>): void {
  const seats = state.players.length;
  // Claims by kind and seat; most numbers touch two or three kinds.
  const claims = new Array<number>(KINDS.length * seats).fill(0);
  for (const hex of HEXES_BY_NUMBER[number]) {
    if (hex === state.robber) continue;
    const kind = HEX_KIND[hex];
    for (let seat = 0; seat < seats; seat++) claims[kind * seats + seat] += state.fields[hex * seats + seat];
  }
  for (let kind = 0; kind < KINDS.length; kind++) limitToStock(state, kind, claims, dealer);
  for (let seat = 0; seat < seats; seat++) takeClaims(state, seat, claims, dealer);
}

// NUR-20.2 Too few cards for all: nobody gets that kind, unless one player alone has a claim and takes what is left.
function limitToStock(state: State, kind: Kind, claims: number[], dealer: Dealer<Event>): void {
  const seats = state.players.length;
  let total = 0;
  let claimants = 0;
  for (let seat = 0; seat < seats; seat++) {
    total += claims[kind * seats + seat];
    if (claims[kind * seats + seat] > 0) claimants++;
  }
  if (total <= state.stock[kind]) return;
  for (let seat = 0; seat < seats; seat++) {
    if (claims[kind * seats + seat] > 0) claims[kind * seats + seat] = claimants === 1 ? state.stock[kind] : 0;
  }
  dealer.emit?.({ type: 'yield-short', clause: 'NUR-20.2', kind });
}

function takeClaims(state: State, seat: Seat, claims: readonly number[], dealer: Dealer<Event>): void {
  const seats = state.players.length;
  let taken = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = claims[kind * seats + seat];
    if (count === 0) continue;
    drawCards(state, seat, kind, count);
    taken += count;
  }
  if (taken > 0) dealer.emit?.({ type: 'yielded', clause: 'NUR-3.3', seat, cards: KINDS.map((_, kind) => claims[kind * seats + seat]) });
}
