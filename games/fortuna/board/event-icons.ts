import { ICONS as SHARED } from '@belfry/board-kit';
import type { Event } from '@belfry/fortuna';
import { itemAt } from '@belfry/kernel';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { FAVOURS } from '../src/data/favours.ts';
import { ACTION_LOOKS, BUILDING_EMBLEMS, DRAPE, FAVOUR_EMBLEMS, SIGNS } from './emblems.ts';
import { ICONS } from './icons.ts';

/** Returns the icon of an event's log line. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'performed':
    case 'skipped':
    case 'drafted':
    case 'turned-up':
    case 'bribed':
    case 'army-used':
      return ACTION_LOOKS[itemAt(ACTION_CARDS, event.card).id].emblem;
    case 'harvested':
    case 'sold':
      return SIGNS[event.crop];
    case 'took-water':
    case 'aqueduct-filled':
      return SIGNS.water;
    case 'hired':
    case 'used-piece':
      return SIGNS[event.piece];
    case 'built':
      return BUILDING_EMBLEMS[itemAt(BUILDINGS, event.building).id];
    case 'married':
      return SIGNS.rings;
    case 'dowry':
    case 'taxed':
      return SIGNS.money;
    case 'swapped':
      return ICONS['card-exchange'];
    case 'rolled':
    case 'ordained':
    case 'spared':
      return SIGNS.dice;
    case 'served':
      return FAVOUR_EMBLEMS[itemAt(FAVOURS, event.favour).id];
    case 'covered-extra':
    case 'favours-opened':
      return DRAPE;
    case 'took-tokens':
    case 'tokens-placed':
      return ICONS['wax-seal'];
    case 'offered':
    case 'used-steps':
    case 'driven-back':
      return SIGNS.step;
    case 'arrived':
    case 'game-ended':
    case 'scored':
      return SHARED['laurel-crown'];
    case 'protected':
    case 'protection-shown':
      return ICONS['roman-shield'];
    case 'round-began':
    case 'order-set':
    case 'dealt':
    case 'turn-ended':
      return SHARED.hourglass;
    default:
      return ICONS['tied-scroll'];
  }
}
