import { type Seat, seesAs, type Viewer } from '@belfry/kernel';
import { DISCARD_FOR_GOLD, PAID_FOR_CARDS } from '../data/powers.ts';
import type { Event } from '../rules/events.ts';

/** What a viewer may know of an event. Secret fields are filled in for those who may see them; everybody else gets null there. */
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
      // Each partner knows the hand he gave and the hand he got.
      const partner = sees(event.seat) || sees(event.partner);
      return { ...event, given: partner ? event.given : null, gotten: partner ? event.gotten : null };
    }
    default:
      return event;
  }
}

// CIT-23.5 Taking gold, income, building and a card given for gold can be taken back; everything that shows a card, announces a name,
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
