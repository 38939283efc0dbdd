import { type Seat, seesAs, type Viewer } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';

/** Returns what a viewer may know of an event: secret fields are null for viewers who may not see them. */
export function eventFor(event: Event, viewer: Viewer): Event {
  const sees = (seat: Seat): boolean => seesAs(viewer, seat);
  switch (event.type) {
    case 'protected':
      return { ...event, card: sees(event.seat) ? event.card : null };
    case 'palace-looked':
    case 'drew':
    case 'kept':
      return { ...event, privileges: sees(event.seat) ? event.privileges : null };
    case 'palace-took':
      return { ...event, privilege: sees(event.seat) ? event.privilege : null };
    default:
      return event;
  }
}

// FOR-20.4 A roll, a look at privilege cards (by their player, or by all at discarded cards), a used privilege card, a finished turn
// and the common reveal of the start cards block undo; everything else on the player's own turn can be undone.
export function blocksUndo(event: Event): boolean {
  switch (event.type) {
    case 'rolled':
    case 'drew':
    case 'palace-looked':
    case 'used-goods':
    case 'used-piece':
    case 'used-steps':
    case 'turn-ended':
    case 'protection-shown':
      return true;
    case 'kept':
      return event.laidOff.length > 0;
    default:
      return false;
  }
}
