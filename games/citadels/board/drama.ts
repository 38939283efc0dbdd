import type { Beat } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';
import type { Seat } from '@belfry/kernel';

/** Murder, theft and destruction are blows; the crown and the first completed city are honours. */
export function beat(event: Event): Beat | undefined {
  switch (event.type) {
    case 'named-victim':
    case 'named-mark':
    case 'destroyed':
      return 'blow';
    case 'robbed':
      return event.gold > 0 ? 'blow' : undefined;
    case 'crowned':
      return event.from === event.seat ? undefined : 'honour';
    case 'finished-first':
      return 'honour';
    default:
      return undefined;
  }
}

/** Returns the player who was robbed or murdered, or who lost a district or a hand. */
export function harms(event: Event): Seat | undefined {
  switch (event.type) {
    case 'robbed':
      return event.gold > 0 ? event.seat : undefined;
    case 'destroyed':
      return event.owner === event.seat ? undefined : event.owner;
    case 'swapped':
      return event.partner;
    case 'victim-revealed':
      return event.seat;
    default:
      return undefined;
  }
}
