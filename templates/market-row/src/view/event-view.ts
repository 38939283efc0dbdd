import { seesAs, type Viewer } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';

/** MKT-6.1 Returns what a viewer may know of an event: an offer is face down. */
export function eventFor(event: Event, viewer: Viewer): Event {
  return event.type === 'offered' ? { ...event, ware: seesAs(viewer, event.seat) ? event.ware : null } : event;
}

// MKT-3.3 An offer and a taken ware can be undone; a card turned up or laid out from the pile cannot.
export function blocksUndo({ type }: Event): boolean {
  return type !== 'offered' && type !== 'took';
}
