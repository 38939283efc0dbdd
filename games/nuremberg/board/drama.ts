import type { Beat } from '@belfry/board-kit';
import { NONE, type Seat } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';

const BEATS: Readonly<Partial<Record<Event['type'], Beat>>> = {
  'robber-moved': 'blow',
  stolen: 'blow',
  'handed-in': 'blow',
  'council-swapped': 'blow',
  'right-taken': 'honour',
  'council-entered': 'honour',
};

/** The robber knight's attacks are blows; road rights and council seats are honours. */
export const beat = ({ type }: Event): Beat | undefined => BEATS[type];

/** Returns the player who was robbed or pushed aside, or who paid a toll. */
export function harms(event: Event): Seat | undefined {
  switch (event.type) {
    case 'stolen':
    case 'council-swapped':
      return event.victim;
    case 'road-toll':
      return event.payer;
    case 'right-taken':
      return event.from === NONE || event.from === event.seat ? undefined : event.from;
    default:
      return undefined;
  }
}
