import { type Seat, seesAs, type Viewer } from '@belfry/kernel';
import { DISCARD_FOR_GOLD, PAID_FOR_CARDS } from '../data/powers.ts';
import type { Event } from '../rules/events.ts';

/** Returns what a viewer may know of an event: secret fields are null for viewers who may not see them. */
export function eventFor(event: Event, viewer: Viewer): Event {
  const sees = (seat: Seat): boolean => seesAs(viewer, seat);
  switch (event.type) {
    case 'hid-first':
    case 'took-first-hidden':
    case 'drafted':
    case 'hid':
      return { ...event, character: sees(event.seat) ? event.character : null };
    case 'looked':
    case 'kept':
    case 'architect-drew':
    case PAID_FOR_CARDS:
      return { ...event, districts: sees(event.seat) ? event.districts : null };
    case DISCARD_FOR_GOLD:
      return { ...event, district: sees(event.seat) ? event.district : null };
    case 'redrew': {
      const own = sees(event.seat);
      return { ...event, discarded: own ? event.discarded : null, drawn: own ? event.drawn : null };
    }
    case 'swapped': {
      // Each partner knows the hand they gave and the hand they got.
      const partner = sees(event.seat) || sees(event.partner);
      return { ...event, given: partner ? event.given : null, gotten: partner ? event.gotten : null };
    }
    default:
      return event;
  }
}

// CIT-23.5 Taking gold, income, building and a card given for gold can be undone; everything that shows a card, announces a name,
// touches another player or ends the turn cannot, and draft picks are final.
export function blocksUndo(event: Event): boolean {
  switch (event.type) {
    case 'took-gold':
    case 'income':
    case 'built':
    case 'finished-first':
    case DISCARD_FOR_GOLD:
      return false;
    default:
      return true;
  }
}
