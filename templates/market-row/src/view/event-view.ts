import { seesAs, type Viewer } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';

/** What a viewer may know of an event. MKT-6.1 An offer lies face down. */
export function eventFor(event: Event, viewer: Viewer): Event {
  return event.type === 'offered' ? { ...event, ware: seesAs(viewer, event.seat) ? event.ware : null } : event;
}

// MKT-3.3 An offer and a ware taken can be taken back; what is turned up or laid out from the pile cannot.
export function blocksUndo({ type }: Event): boolean {
  return type !== 'offered' && type !== 'took';
}
