import type { Beat } from '@belfry/board-kit';
import type { Event } from '@belfry/fortuna';
import { NONE, type Seat } from '@belfry/kernel';

const BEATS: Readonly<Partial<Record<Event['type'], Beat>>> = {
  served: 'honour',
  arrived: 'honour',
  'driven-back': 'blow',
  bribed: 'blow',
};

/** The emperor's favour and the palace are honours; a lost step and a bribed card are blows. */
export const beat = ({ type }: Event): Beat | undefined => BEATS[type];

/** Returns the player whose card was taken; a side may belong to nobody. */
export function harms(event: Event): Seat | undefined {
  if (event.type !== 'swapped' && event.type !== 'bribed') return undefined;
  return event.owner === event.seat || event.owner === NONE ? undefined : event.owner;
}
