import type { Event } from '@belfry/citadels';
import { itemAt } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';
import { DISTRICTS } from '../src/data/districts.ts';
import { DISCARD_FOR_GOLD, LET_GO, PAID_FOR_CARDS, PAY_FOR_CARDS, RECLAIM, RECLAIMED } from '../src/data/powers.ts';
import { CHARACTER_EMBLEMS, DISTRICT_EMBLEMS } from './emblems.ts';
import { ICONS } from './icons.ts';

/** Returns the icon of an event's log line. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'shown':
    case 'unanswered':
    case 'turn-ended':
    case 'victim-revealed':
      return CHARACTER_EMBLEMS[itemAt(CHARACTERS, event.character).id];
    case 'built':
      return DISTRICT_EMBLEMS[itemAt(DISTRICTS, event.district).id];
    case 'took-gold':
    case 'extra-gold':
    case 'income':
      return ICONS['two-coins'];
    case 'named-victim':
      return ICONS['plain-dagger'];
    case 'named-mark':
    case 'robbed':
      return ICONS['swap-bag'];
    case 'destroyed':
      return ICONS.flame;
    case 'crowned':
    case 'round-began':
    case 'king-returned':
      return ICONS.crown;
    case 'swapped':
    case 'redrew':
      return ICONS['card-exchange'];
    case 'finished-first':
    case 'game-ended':
      return ICONS['laurel-crown'];
    case RECLAIMED:
    case LET_GO:
      return DISTRICT_EMBLEMS[RECLAIM];
    case DISCARD_FOR_GOLD:
      return DISTRICT_EMBLEMS[DISCARD_FOR_GOLD];
    case PAID_FOR_CARDS:
      return DISTRICT_EMBLEMS[PAY_FOR_CARDS];
    case 'drafted':
    case 'hid':
    case 'hid-first':
    case 'took-first-hidden':
    case 'faced-up':
      return ICONS.hood;
    default:
      return ICONS['card-draw'];
  }
}
