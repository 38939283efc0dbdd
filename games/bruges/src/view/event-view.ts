import { seesAs, type Viewer } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';

/** Returns what a viewer may know of an event: secret fields are null for viewers who may not see them. */
export function eventFor(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'saw':
      return { ...event, cards: seesAs(viewer, event.seat) ? event.cards : null };
    case 'turned-up':
    case 'built-house':
      return { ...event, card: seesAs(viewer, event.seat) ? event.card : null };
    default:
      return event;
  }
}

// BRU-18.6 The active player can undo what they did on their own turn. Cards taken from a pile, threat markers taken, what other players
// decided, the end of a turn and everything in phases 1 and 2 are final.
export function blocksUndo(event: Event): boolean {
  switch (event.type) {
    case 'took-workers':
    case 'took-guilders':
    case 'played-threat':
    case 'built-canal':
    case 'won-statue':
    case 'built-house':
    case 'recruited':
    case 'activated':
    case 'repeated':
    case 'not-repeated':
    case 'helped':
    case 'gained':
    case 'declined':
    case 'discarded':
    case 'swapped':
    case 'gave-guilders':
    case 'stepped-back':
    case 'lost-points':
      return false;
    case 'advanced':
    case 'returned':
      return event.inPhase2;
    default:
      return true;
  }
}
