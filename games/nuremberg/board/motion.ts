import { type Flight, ICONS as SHARED } from '@belfry/board-kit';
import { itemAt, type Seat, seatLetter } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import { SITES } from '../src/data/city.ts';
import { CARDS } from '../src/data/events.ts';
import { GOODS } from '../src/data/goods.ts';
import { CASTLE, CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { type Bundle, KINDS, TREASURES } from '../src/data/resources.ts';
import { COIN, EVENT_ICONS, KIND_LOOKS, PIECE_ICONS, PRESTIGE, TILE_ICONS } from './emblems.ts';
import { ICONS } from './icons.ts';

const player = (seat: Seat): string => `seat:${seatLetter(seat)}`;
const cards = (seat: Seat): string => `${player(seat)}:cards`;
const gold = (seat: Seat): string => `${player(seat)}:gold`;
const purse = (seat: Seat): string => (seat < 0 ? 'bank' : gold(seat));
const crossing = (at: number): string => `crossing:${itemAt(CROSSINGS, at).id}`;
const road = (at: number): string => `road:${itemAt(ROADS, at).id}`;
const roadOf = (segment: number): string => road(itemAt(CROSSINGS, segment).road);
const total = (amounts: Bundle): number => amounts.reduce((sum, count) => sum + count, 0);

/** Cards and gold of a bundle, each by its own way. */
function moved(amounts: Bundle, from: Seat | 'bank', to: Seat | 'bank'): Flight[] {
  return TREASURES.flatMap((kind, at) => {
    const count = amounts[at] ?? 0;
    const end = (who: Seat | 'bank') => (who === 'bank' ? 'bank' : kind === 'gold' ? gold(who) : cards(who));
    if (count === 0) return [];
    return [
      { from: end(from), to: end(to), icon: KIND_LOOKS[kind].icon, count, tone: kind === 'gold' ? ('gold' as const) : ('card' as const) },
    ];
  });
}

/** What visibly travels when something happens. */
export function flights(event: Event): Flight[] {
  switch (event.type) {
    case 'first-yield':
    case 'yielded':
      return moved(event.cards, 'bank', event.seat);
    case 'handed-in':
      return moved(event.cards, event.seat, 'bank');
    case 'road-toll':
      return [{ from: purse(event.payer), to: gold(event.seat), icon: COIN, count: event.gold, tone: 'gold' }];
    case 'robber-moved':
      return [{ from: player(event.seat), to: `hex:${itemAt(HEXES, event.hex).id}`, icon: ICONS['mounted-knight'], tone: 'danger' }];
    case 'stolen': {
      const icon = event.kind === null ? SHARED['card-draw'] : KIND_LOOKS[itemAt(KINDS, event.kind)].icon;
      return [{ from: cards(event.victim), to: cards(event.seat), icon, tone: 'danger' }];
    }
    case 'start-placed':
    case 'village-built':
      return [{ from: player(event.seat), to: crossing(event.crossing), icon: PIECE_ICONS.village }];
    case 'station-placed':
    case 'station-built':
      return [{ from: player(event.seat), to: crossing(event.segment), icon: PIECE_ICONS.station }];
    case 'house-built':
      return [{ from: player(event.seat), to: `site:${itemAt(SITES, event.site).id}`, icon: PIECE_ICONS.house }];
    case 'wall-built':
      return [{ from: player(event.seat), to: 'walls', icon: PIECE_ICONS.wall }];
    case 'tower-built':
      return [{ from: player(event.seat), to: 'towers', icon: PIECE_ICONS.tower }];
    case 'right-taken':
      return [
        { from: event.from < 0 ? road(event.road) : player(event.from), to: player(event.seat), icon: PIECE_ICONS.station, tone: 'gold' },
      ];
    case 'council-entered':
      return [{ from: `council:${event.council}`, to: player(event.seat), icon: SHARED.crown, tone: 'gold' }];
    case 'council-swapped':
      return [{ from: player(event.victim), to: player(event.seat), icon: SHARED.crown, tone: 'gold' }];
    case 'sold':
      return [
        { from: `good:${itemAt(GOODS, event.good).id}`, to: gold(event.seat), icon: COIN, count: event.price, tone: 'gold' },
        ...(event.toll === 0
          ? []
          : [{ from: gold(event.seat), to: purse(event.holder), icon: COIN, count: event.toll, tone: 'gold' as const }]),
      ];
    case 'bank-traded': {
      const give = TREASURES.map((_, kind) => (kind === event.give ? event.count : 0));
      const get = TREASURES.map((_, kind) => (kind === event.get ? 1 : 0));
      return [...moved(give, event.seat, 'bank'), ...moved(get, 'bank', event.seat)];
    }
    case 'dealt':
      return [...moved(event.give, event.seat, event.partner), ...moved(event.get, event.partner, event.seat)];
    default:
      return [];
  }
}

/** The things and places an event was about. */
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
