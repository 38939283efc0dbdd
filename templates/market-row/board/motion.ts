import { type Flight, ICONS } from '@belfry/board-kit';
import { type Seat, seatLetter } from '@belfry/kernel';
import { type Ware, wareOf } from '../src/data/wares.ts';
import type { Event } from '../src/index.ts';
import { iconOf } from './emblems.ts';

const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const stall = (seat: Seat): string => `stall:${seatLetter(seat)}`;
const offer = (seat: Seat): string => `offer:${seatLetter(seat)}`;
const lying = (ware: Ware): string => `row:${wareOf(ware).id}`;

/** Returns the pieces that an event moves. */
export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'offered':
      return [{ from: player(event.seat), to: offer(event.seat), icon: ICONS.hand, tone: 'card' }];
    case 'took':
    case 'left-over':
      return [{ from: lying(event.ware), to: stall(event.seat), icon: iconOf(event.ware) }];
    case 'kept-offer':
      return [{ from: offer(event.seat), to: stall(event.seat), icon: iconOf(event.ware) }];
    default:
      return [];
  }
}

/** Returns the things and places an event was about. */
export function eventThings(event: Event): string[] {
  switch (event.type) {
    case 'laid-out':
      return event.wares.map(lying);
    case 'offered':
    case 'turned-up':
      return [offer(event.seat), player(event.seat)];
    case 'took':
    case 'left-over':
    case 'kept-offer':
      return [stall(event.seat), player(event.seat)];
    default:
      return [];
  }
}
