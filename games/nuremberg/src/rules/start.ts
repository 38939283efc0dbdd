import type { Dealer, Seat } from '@belfry/kernel';
import { CROSSINGS, type Crossing, HEX_KIND, type Road } from '../data/region.ts';
import { KINDS } from '../data/resources.ts';
import { raiseStation } from './build.ts';
import type { Event } from './events.ts';
import { freeSegment, putVillage } from './pieces.ts';
import type { State } from './state.ts';
import { drawCards } from './supply.ts';

// NUR-22.3 Any free crossing that keeps the distance rule; it needs no station first.
export function mayPlace(state: State, crossing: Crossing): boolean {
  const { road, step } = CROSSINGS[crossing];
  return ((state.room[road] >> step) & 1) === 1;
}

export function placeVillage(state: State, seat: Seat, crossing: Crossing, clause: string, dealer: Dealer<Event>): void {
  putVillage(state, seat, crossing);
  dealer.emit?.({ type: 'start-placed', clause, seat, crossing });
}

// NUR-22.4 On the first free segment; NUR-22.5 rights follow as stations are placed.
export function placeStation(state: State, seat: Seat, road: Road, clause: string, dealer: Dealer<Event>): void {
  dealer.emit?.({ type: 'station-placed', clause, seat, segment: freeSegment(state, road) });
  raiseStation(state, seat, road, dealer);
}

// NUR-1.10 One card for each numbered hex next to the village.
export function takeFirstYield(state: State, seat: Seat, crossing: Crossing, dealer: Dealer<Event>): void {
  const cards = KINDS.map(() => 0);
  for (const hex of CROSSINGS[crossing].hexes) {
    cards[HEX_KIND[hex]]++;
    drawCards(state, seat, HEX_KIND[hex], 1);
  }
  dealer.emit?.({ type: 'first-yield', clause: 'NUR-1.10', seat, cards });
}
