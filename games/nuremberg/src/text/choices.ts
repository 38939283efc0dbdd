import { itemAt, NONE, type Phrase, type Seat } from '@belfry/kernel';
import { FAIR_BONUS } from '../data/amounts.ts';
import { BUILDS } from '../data/builds.ts';
import { SITES, type Site } from '../data/city.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { hexPlace, sitePlace } from '../data/places.ts';
import { CROSSINGS, ROADS } from '../data/region.ts';
import { GENERAL_MARKET_RATIO, SPECIAL_MARKET_RATIO } from '../data/trade.ts';
import type { Move } from '../rules/moves.ts';
import { isDoubled, priceOf, tollOf } from '../rules/sales.ts';
import type { View } from '../view/view.ts';
import { amounts, councilName, kindName, seatName, sideOf } from './names.ts';

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const { viewer, trade } = view;
  if (typeof viewer !== 'number') return undefined;
  const key = `move.${move.do}.here`;
  switch (move.do) {
    case 'bank-trade': {
      const count = itemAt(itemAt(view.seats, viewer).ratios, move.give);
      return { key, args: { count, give: kindName(move.give), get: kindName(move.get) } };
    }
    case 'sell':
      return saySale(view, move.good, viewer);
    case 'accept':
      return trade === null ? undefined : { key, args: { give: amounts(trade.get), get: amounts(trade.give) } };
    case 'deal': {
      const answer = trade?.answers.find(({ seat }) => seat === move.seat);
      if (trade === null || answer === undefined) return undefined;
      const [give, get] = answer.say === 'counter' ? [answer.get, answer.give] : [trade.give, trade.get];
      return { key, args: { partner: seatName(move.seat), give: amounts(give), get: amounts(get) } };
    }
    case 'build-house':
      return { key, args: { site: sitePlace(move.site), cost: amounts(BUILDS.house.cost), gains: siteGains(move.site) } };
    case 'move-robber': {
      const hit = villagersOn(view, move.hex);
      const hex = hexPlace(move.hex, view.numbers);
      return hit.length === 0 ? { key: `${key}.nobody`, args: { hex } } : { key, args: { hex, seats: hit.map(seatName) } };
    }
    case 'decline':
      return trade === null ? undefined : { key, args: { give: sideOf(trade.give), get: sideOf(trade.get) } };
    case 'swap': {
      const { council } = itemAt(view.seats, move.seat);
      return { key, args: { victim: seatName(move.seat), council: councilName(council), points: itemAt(COUNCIL_POINTS, council) } };
    }
    case 'steal':
      return { key, args: { victim: seatName(move.seat), cards: itemAt(view.seats, move.seat).handSize } };
    default:
      return undefined;
  }
}

/** NUR-14.6 to 14.9, and the bonus of NUR-4.7: what a good would bring a seat now. */
function saleOf(view: View, good: Good, seat: Seat | null) {
  const { road } = itemAt(GOODS, good);
  const doubled = seat !== null && isDoubled(view.seats[seat]?.doubled ?? 0, good);
  const holder = view.rights[road] ?? NONE;
  const bonus = view.fair && seat === view.active ? FAIR_BONUS : 0;
  return { gold: priceOf(good, doubled) + bonus, doubled, bonus, toll: tollOf(good, seat ?? NONE, holder), holder, road };
}

function saySale(view: View, good: Good, seat: Seat): Phrase {
  const { gold, toll, holder, road } = saleOf(view, good, seat);
  const { id, recipe } = itemAt(GOODS, good);
  return {
    key: toll > 0 ? 'move.sell.toll' : 'move.sell.here',
    args: {
      good: { key: `a.good.${id}` },
      cost: amounts(recipe),
      city: { key: `city.${itemAt(ROADS, road).city}` },
      gold,
      toll,
      ...(toll > 0 ? { holder: seatName(holder) } : {}),
    },
  };
}

/** NUR-7.3, 7.4, 13.1, 14.8 What a craft house on a site brings. */
export function siteGains(site: Site): Phrase {
  const { doubles, market, yard } = itemAt(SITES, site);
  const goods = GOODS.flatMap(({ id }, good) => (isDoubled(doubles, good) ? [{ key: `good.${id}` }] : []));
  const gains: Phrase[] = [
    ...(goods.length === 0 ? [] : [{ key: 'gain.doubles', args: { goods } }]),
    ...(market === null
      ? []
      : market === 'any'
        ? [{ key: 'gain.market', args: { ratio: GENERAL_MARKET_RATIO } }]
        : [{ key: 'gain.ratio', args: { kind: { key: `kind.${market}` }, ratio: SPECIAL_MARKET_RATIO } }]),
    ...(yard ? [{ key: 'gain.yard' }] : []),
  ];
  return gains.reduce((one, other) => ({ key: 'gain.and', args: { one, other } }));
}

/** NUR-3.5 Who has a village at a hex, and would go without. */
function villagersOn(view: View, hex: number): Seat[] {
  const owners = view.villages.filter((owner, at) => owner !== NONE && itemAt(CROSSINGS, at).hexes.includes(hex));
  return [...new Set(owners)].sort((a, b) => a - b);
}
