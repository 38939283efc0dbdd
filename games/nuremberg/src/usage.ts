import { itemAt } from '@belfry/kernel';
import { PIECES } from './data/builds.ts';
import { SITES } from './data/city.ts';
import { COLOURS } from './data/colours.ts';
import { COUNCILS } from './data/council.ts';
import { CARDS, EVENTS } from './data/events.ts';
import { GOODS } from './data/goods.ts';
import { GOLD } from './data/resources.ts';
import type { Event } from './rules/events.ts';

/**
 * Everything with a use count: pieces, the sites of houses, goods, events, ways to trade, thefts, councils, endings, and the winning
 * colour.
 */
export const usage: readonly string[] = [
  ...PIECES.map((piece) => `build ${piece}`),
  ...SITES.map(({ id }) => `house at ${id}`),
  'build wall with help',
  'wall help refused',
  ...GOODS.map(({ id }) => `sell ${id}`),
  'sale at double price',
  'sale with toll',
  'sale at the trade fair',
  ...EVENTS.map((id) => `event ${id}`),
  'bank 4:1',
  'bank 3:1',
  'bank 2:1',
  'bank gold 4:1',
  'bank gold 3:1',
  'trade offer',
  'trade accept',
  'trade decline',
  'trade counter',
  'trade deal',
  'trade deal on a counter',
  'trade closed',
  'hand in half',
  'move robber',
  'steal',
  'steal nothing',
  'right taken first',
  'right passed on',
  ...COUNCILS.map(({ id }) => `enter ${id}`),
  'council swap',
  'start placed by choice',
  'ending points',
  'ending 1400',
  ...COLOURS.map((colour) => `winner ${colour}`),
];

export function uses(event: Event): readonly string[] {
  switch (event.type) {
    case 'card-drawn':
      return [`event ${itemAt(CARDS, event.card).event}`];
    case 'station-built':
      return ['build station'];
    case 'village-built':
      return ['build village'];
    case 'house-built':
      return ['build house', `house at ${itemAt(SITES, event.site).id}`];
    case 'wall-built':
      return [event.helped ? 'build wall with help' : 'build wall'];
    case 'tower-built':
      return ['build tower'];
    case 'help-refused':
      return ['wall help refused'];
    case 'sold':
      return [
        `sell ${itemAt(GOODS, event.good).id}`,
        ...(event.doubled ? ['sale at double price'] : []),
        ...(event.toll > 0 ? ['sale with toll'] : []),
        ...(event.bonus > 0 ? ['sale at the trade fair'] : []),
      ];
    case 'bank-traded':
      return [event.give === GOLD ? `bank gold ${event.count}:1` : `bank ${event.count}:1`];
    case 'offered':
      return ['trade offer'];
    case 'accepted':
      return ['trade accept'];
    case 'declined':
      return ['trade decline'];
    case 'countered':
      return ['trade counter'];
    case 'dealt':
      return event.countered ? ['trade deal', 'trade deal on a counter'] : ['trade deal'];
    case 'offer-closed':
      return ['trade closed'];
    case 'handed-in':
      return ['hand in half'];
    case 'robber-moved':
      return ['move robber'];
    case 'stolen':
      return ['steal'];
    case 'nothing-stolen':
      return ['steal nothing'];
    case 'right-taken':
      return [event.from < 0 ? 'right taken first' : 'right passed on'];
    case 'council-entered':
      return [`enter ${itemAt(COUNCILS, event.council - 1).id}`];
    case 'council-swapped':
      return ['council swap'];
    case 'start-placed':
      return event.clause === 'NUR-22.3' ? ['start placed by choice'] : [];
    case 'won':
      return ['ending points', `winner ${event.colour}`];
    case 'time-out':
      return ['ending 1400', ...event.winners.map((colour) => `winner ${colour}`)];
    default:
      return [];
  }
}
