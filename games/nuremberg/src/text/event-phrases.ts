import { itemAt, NONE, type Phrase, type PhraseArg } from '@belfry/kernel';
import { BUILDS } from '../data/builds.ts';
import { NOTCHES } from '../data/city.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { crossingPlace, hexPlace, roadPlace, sitePlace } from '../data/places.ts';
import { CROSSINGS, ROADS } from '../data/region.ts';
import type { Event } from '../rules/events.ts';
import { amounts, cardArgs, councilName, kindName, offerPhrase, seatName } from './names.ts';

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'start-placed':
      return { key, args: { seat: seatName(event.seat), crossing: crossingPlace(event.crossing) } };
    case 'first-yield':
    case 'yielded':
    case 'handed-in':
      return { key, args: { seat: seatName(event.seat), cards: amounts(event.cards) } };
    case 'turn-began':
      return { key, args: { seat: seatName(event.seat), turn: event.turn } };
    case 'card-drawn':
      return { key, args: { seat: seatName(event.seat), ...cardArgs(event.card) } };
    case 'yield-short':
      return { key, args: { kind: kindName(event.kind) } };
    case 'road-toll': {
      const payer = event.payer === NONE ? { key: 'word.bank' } : seatName(event.payer);
      return { key, args: { seat: seatName(event.seat), payer, gold: event.gold, road: roadPlace(event.road) } };
    }
    case 'time-passed':
      return { key, args: { year: event.year } };
    case 'reshuffled':
      return { key, args: { count: event.count } };
    case 'robber-home':
    case 'quiet':
    case 'time-out':
      return { key };
    case 'discard-chosen': {
      const args = { seat: seatName(event.seat), count: event.count };
      return event.cards === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, cards: amounts(event.cards) } };
    }
    case 'robber-moved':
      return { key, args: { seat: seatName(event.seat), hex: hexPlace(event.hex) } };
    case 'stolen': {
      const args = { seat: seatName(event.seat), victim: seatName(event.victim) };
      return event.kind === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, kind: kindName(event.kind) } };
    }
    case 'won':
      return { key, args: { seat: seatName(event.seat), points: event.points } };
    case 'village-built':
    case 'station-placed':
    case 'station-built':
    case 'house-built':
    case 'wall-built':
    case 'tower-built':
    case 'right-taken':
    case 'council-entered':
    case 'council-swapped':
      return sayBuilding(event, seatName(event.seat));
    case 'sold':
    case 'bank-traded':
    case 'offered':
    case 'countered':
    case 'dealt':
      return sayTrade(event, seatName(event.seat));
    default:
      return { key, args: { seat: seatName(event.seat) } };
  }
}

type BuildingEvent = Extract<
  Event,
  {
    type:
      | 'village-built'
      | 'station-placed'
      | 'station-built'
      | 'house-built'
      | 'wall-built'
      | 'tower-built'
      | 'right-taken'
      | 'council-entered'
      | 'council-swapped';
  }
>;

/** What is built in the region and the city, and seats of the council. */
function sayBuilding(event: BuildingEvent, seat: PhraseArg): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'village-built':
      return {
        key,
        args: { seat, crossing: crossingPlace(event.crossing), cost: amounts(BUILDS.village.cost) },
      };
    case 'station-placed':
    case 'station-built': {
      const { road, step } = itemAt(CROSSINGS, event.segment);
      return { key, args: { seat, number: step, road: roadPlace(road), cost: amounts(BUILDS.station.cost) } };
    }
    case 'house-built':
      return { key, args: { seat, site: sitePlace(event.site), cost: amounts(BUILDS.house.cost) } };
    case 'wall-built':
      return { key, args: { seat, wall: event.wall, gold: event.gold, prestige: BUILDS.wall.prestige } };
    case 'tower-built':
      return {
        key,
        args: {
          seat,
          tower: event.tower,
          all: NOTCHES.length,
          cost: amounts(BUILDS.tower.cost),
          prestige: BUILDS.tower.prestige,
        },
      };
    case 'right-taken': {
      const passed = event.from === NONE ? { passed: 'no', from: '' } : { passed: 'yes', from: seatName(event.from) };
      return { key, args: { seat, right: { key: `right.${itemAt(ROADS, event.road).id}` }, ...passed } };
    }
    case 'council-entered':
      return {
        key,
        args: { seat, council: councilName(event.council), points: itemAt(COUNCIL_POINTS, event.council) },
      };
    case 'council-swapped':
      return {
        key,
        args: {
          seat,
          victim: seatName(event.victim),
          council: councilName(event.council),
          given: event.given === 0 ? councilName(0) : { key: 'word.council', args: { council: councilName(event.given) } },
        },
      };
  }
}

type TradeEvent = Extract<Event, { type: 'sold' | 'bank-traded' | 'offered' | 'countered' | 'dealt' }>;

function sayTrade(event: TradeEvent, seat: PhraseArg): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'sold': {
      const holder = event.holder === NONE ? '' : seatName(event.holder);
      return {
        key,
        args: {
          seat,
          good: { key: `a.good.${itemAt(GOODS, event.good).id}` },
          city: { key: `city.${itemAt(ROADS, itemAt(GOODS, event.good).road).city}` },
          price: event.price,
          toll: event.toll,
          holder,
        },
      };
    }
    case 'bank-traded': {
      const given: Phrase = { key: 'word.amount', args: { count: event.count, kind: kindName(event.give) } };
      return { key, args: { seat, given, get: kindName(event.get) } };
    }
    case 'offered':
      return offerPhrase(key, event.give, event.get, { seat, to: event.to.map(seatName) });
    case 'countered':
      return { key, args: { seat, give: amounts(event.give), get: amounts(event.get) } };
    case 'dealt':
      return {
        key,
        args: { seat, partner: seatName(event.partner), give: amounts(event.give), get: amounts(event.get) },
      };
  }
}
