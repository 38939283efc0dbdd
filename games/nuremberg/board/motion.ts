import { CREST_ICONS, type Flight, ICONS as SHARED } from '@belfry/board-kit';
import { itemAt, type Seat, seatLetter, type Viewer } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import { SITES } from '../src/data/city.ts';
import { GOODS } from '../src/data/goods.ts';
import { CASTLE, CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { type Bundle, KINDS, TREASURES } from '../src/data/resources.ts';
import { COIN, KIND_LOOKS, PIECE_ICONS } from './emblems.ts';

const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const cards = (seat: Seat): string => `${player(seat)}:cards`;
const gold = (seat: Seat): string => `${player(seat)}:gold`;
const purse = (seat: Seat): string => (seat < 0 ? 'bank' : gold(seat));
const crossing = (at: number): string => `crossing:${itemAt(CROSSINGS, at).id}`;
const road = (at: number): string => `road:${itemAt(ROADS, at).id}`;
const roadOf = (segment: number): string => road(itemAt(CROSSINGS, segment).road);

/** A card of a kind on its stack. */
const stack = (kind: string): string => `get:${kind}`;

/** The flights of a bundle's cards and gold: the bank's cards are on their stacks, the viewer's own in the hand. */
function moved(amounts: Bundle, from: Seat | 'bank', to: Seat | 'bank', viewer: Viewer): Flight[] {
  return TREASURES.flatMap((kind, at) => {
    const count = amounts[at] ?? 0;
    if (count === 0) return [];
    const icon = KIND_LOOKS[kind].icon;
    if (kind === 'gold') return coins(from === 'bank' ? 'bank' : gold(from), to === 'bank' ? 'bank' : gold(to), count);
    const end = (who: Seat | 'bank') => (who === 'bank' ? stack(kind) : who === viewer ? `give:${kind}` : cards(who));
    return [{ from: end(from), to: end(to), icon, count, piece: `[data-thing="${stack(kind)}"]` }];
  });
}

function coins(from: string, to: string, count: number): Flight[] {
  return count === 0 ? [] : [{ from, to, icon: COIN, count, tone: 'gold' }];
}

/** Returns the pieces that visibly move when an event happens. The robber knight animates itself. */
export function flights(event: Event, viewer: Viewer): Flight[] {
  switch (event.type) {
    case 'first-yield':
    case 'yielded':
      return moved(event.cards, 'bank', event.seat, viewer);
    case 'handed-in':
      return moved(event.cards, event.seat, 'bank', viewer);
    case 'road-toll':
      return coins(purse(event.payer), gold(event.seat), event.gold);
    case 'stolen': {
      const ends = { from: cards(event.victim), to: cards(event.seat), tone: 'danger' } as const;
      if (event.kind === null) return [{ ...ends, icon: SHARED['card-draw'] }];
      const kind = itemAt(KINDS, event.kind);
      return [{ ...ends, icon: KIND_LOOKS[kind].icon, piece: `[data-thing="${stack(kind)}"]` }];
    }
    case 'start-placed':
    case 'village-built':
      return [{ from: player(event.seat), to: crossing(event.crossing), icon: PIECE_ICONS.village, arrives: true }];
    case 'station-placed':
    case 'station-built':
      return [{ from: player(event.seat), to: '.nur-map', icon: PIECE_ICONS.station, arrives: true }];
    case 'house-built':
      return [{ from: player(event.seat), to: `site:${itemAt(SITES, event.site).id}`, icon: PIECE_ICONS.house, arrives: true }];
    case 'wall-built':
      return [...coins(gold(event.seat), 'bank', event.gold), { from: player(event.seat), to: 'walls', icon: PIECE_ICONS.wall }];
    case 'tower-built':
      return [
        ...coins(gold(event.seat), 'bank', event.gold),
        { from: player(event.seat), to: '.nur-plan', icon: PIECE_ICONS.tower, piece: '.nur-plan .nur-tower:last-of-type', arrives: true },
      ];
    case 'right-taken':
      return [
        {
          ...{ from: event.from < 0 ? player(event.seat) : player(event.from), to: road(event.road), icon: PIECE_ICONS.station },
          piece: `.nur-sign[data-thing="${road(event.road)}"] .nur-piece`,
          arrives: true,
        },
      ];
    case 'council-entered':
    case 'council-swapped':
      return [{ from: player(event.seat), to: `council:${event.council}`, icon: CREST_ICONS.crown, tone: 'gold', arrives: true }];
    case 'sold':
      return [
        ...coins(`good:${itemAt(GOODS, event.good).id}`, gold(event.seat), event.price),
        ...coins(gold(event.seat), purse(event.holder), event.toll),
      ];
    case 'bank-traded': {
      const give = TREASURES.map((_, kind) => (kind === event.give ? event.count : 0));
      const get = TREASURES.map((_, kind) => (kind === event.get ? 1 : 0));
      return [...moved(give, event.seat, 'bank', viewer), ...moved(get, 'bank', event.seat, viewer)];
    }
    case 'dealt':
      return [...moved(event.give, event.seat, event.partner, viewer), ...moved(event.get, event.partner, event.seat, viewer)];
    default:
      return [];
  }
}

/** Returns the things and places of an event. */
export function eventThings(event: Event): string[] {
  switch (event.type) {
    case 'card-drawn':
      return ['event-card', ...event.hexes.map((hex) => `hex:${itemAt(HEXES, hex).id}`)];
    case 'start-placed':
    case 'village-built':
      return [crossing(event.crossing), player(event.seat)];
    case 'station-placed':
    case 'station-built':
      return [roadOf(event.segment), player(event.seat)];
    case 'house-built':
      return [`site:${itemAt(SITES, event.site).id}`, player(event.seat)];
    case 'wall-built':
      return ['walls', player(event.seat)];
    case 'tower-built':
      return ['towers', player(event.seat)];
    case 'road-toll':
      return [road(event.road), player(event.seat)];
    case 'right-taken':
      return [road(event.road), player(event.seat)];
    case 'time-passed':
    case 'time-out':
    case 'reshuffled':
      return ['timeline'];
    case 'robber-home':
      return [`hex:${itemAt(HEXES, CASTLE).id}`];
    case 'robber-moved':
      return [`hex:${itemAt(HEXES, event.hex).id}`];
    case 'stolen':
      return [player(event.victim), player(event.seat)];
    case 'council-entered':
    case 'council-swapped':
      return [`council:${event.council}`, player(event.seat)];
    case 'sold':
      return [`good:${itemAt(GOODS, event.good).id}`, road(itemAt(GOODS, event.good).road), player(event.seat)];
    case 'dealt':
      return [player(event.seat), player(event.partner)];
    case 'yield-short':
      return [`get:${KINDS[event.kind]}`];
    case 'quiet':
      return ['event-card'];
    default:
      return [player(event.seat)];
  }
}
