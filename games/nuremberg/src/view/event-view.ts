import { seesAs, type Viewer } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';

/** Returns what a viewer may know of an event: secret fields are null for viewers who may not see them. */
export function eventFor(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'discard-chosen':
      return { ...event, cards: seesAs(viewer, event.seat) ? event.cards : null };
    case 'stolen':
      // NUR-5.8 Only thief and victim see which card it is.
      return { ...event, kind: seesAs(viewer, event.seat) || seesAs(viewer, event.victim) ? event.kind : null };
    default:
      return event;
  }
}

// NUR-21.5 Building, sales and bank trades with all their consequences can be undone; everything else is final.
export function blocksUndo(event: Event): boolean {
  switch (event.type) {
    case 'station-built':
    case 'village-built':
    case 'house-built':
    case 'tower-built':
    case 'right-taken':
    case 'council-entered':
    case 'sold':
    case 'bank-traded':
      return false;
    case 'wall-built':
      return event.helped;
    case 'council-swapped':
      return event.final;
    default:
      return true;
  }
}
