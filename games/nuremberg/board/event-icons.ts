import { ICONS as SHARED } from '@belfry/board-kit';
import { itemAt } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import { CARDS } from '../src/data/events.ts';
import { GOODS } from '../src/data/goods.ts';
import { type Bundle, TREASURES } from '../src/data/resources.ts';
import { COIN, EVENT_ICONS, KIND_LOOKS, PIECE_ICONS, PRESTIGE, TILE_ICONS } from './emblems.ts';
import { ICONS } from './icons.ts';

const total = (amounts: Bundle): number => amounts.reduce((sum, count) => sum + count, 0);

/** Returns the icon of an event's log line. */
export function eventIcon(event: Event): string {
  switch (event.type) {
    case 'card-drawn':
      return EVENT_ICONS[itemAt(CARDS, event.card).event];
    case 'first-yield':
    case 'yielded': {
      const kind = event.cards.findIndex((count) => count > 0);
      return kind < 0 || total(event.cards) === 0 ? SHARED['card-draw'] : KIND_LOOKS[itemAt(TREASURES, kind)].icon;
    }
    case 'road-toll':
    case 'right-taken':
    case 'station-built':
    case 'station-placed':
      return PIECE_ICONS.station;
    case 'village-built':
    case 'start-placed':
      return PIECE_ICONS.village;
    case 'house-built':
      return PIECE_ICONS.house;
    case 'wall-built':
    case 'help-refused':
      return PIECE_ICONS.wall;
    case 'tower-built':
      return PIECE_ICONS.tower;
    case 'robber-moved':
    case 'stolen':
    case 'nothing-stolen':
    case 'handed-in':
    case 'discard-chosen':
      return ICONS['mounted-knight'];
    case 'robber-home':
      return ICONS.castle;
    case 'sold':
      return TILE_ICONS[itemAt(GOODS, event.good).id];
    case 'bank-traded':
      return COIN;
    case 'offered':
    case 'countered':
    case 'dealt':
      return ICONS.scales;
    case 'accepted':
      return SHARED['check-mark'];
    case 'declined':
    case 'offer-closed':
      return ICONS.cancel;
    case 'council-entered':
    case 'council-swapped':
      return PRESTIGE;
    case 'won':
      return SHARED['laurel-crown'];
    case 'quiet':
      return ICONS.sun;
    case 'fair-opened':
      return ICONS.shop;
    default:
      return SHARED.hourglass;
  }
}
