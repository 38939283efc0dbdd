import { CREST_ICONS, ICONS } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';
import { iconOf } from './emblems.ts';

/** Returns the icon of an event's log line. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'round-began':
      return CREST_ICONS.crown;
    case 'laid-out':
      return ICONS['card-draw'];
    case 'offered':
      return ICONS.hand;
    case 'game-ended':
      return ICONS['laurel-crown'];
    default:
      return iconOf(event.ware);
  }
}
