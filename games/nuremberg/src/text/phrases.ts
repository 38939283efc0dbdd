import type { Phrase, PhraseArg, Seat } from '@belfry/kernel';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { NOTCHES, SITES } from '../data/city.ts';
import { COUNCILS, type CouncilRank } from '../data/council.ts';
import { CARDS, type EventCard } from '../data/events.ts';
import { GOODS } from '../data/goods.ts';
import { CROSSINGS, HEXES, type Hex, ROADS, type Road, SEGMENTS } from '../data/region.ts';
import { type Bundle, type Kind, TREASURES } from '../data/resources.ts';
import type { Event } from '../rules/events.ts';
import { isNothing, type Move } from '../rules/moves.ts';
import { NOBODY } from '../rules/state.ts';

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}

function kindName(kind: Kind): Phrase {
  return { key: `kind.${TREASURES[kind]}` };
}

/** `2 wood and 1 gold`, as a list. */
export function amounts(counts: readonly number[]): PhraseArg {
  const parts = counts.flatMap((count, kind) => (count === 0 ? [] : [{ key: 'word.amount', args: { count, kind: kindName(kind) } }]));
  return parts.length === 0 ? { key: 'word.nothing' } : parts;
}

/** A side of an offer, which may be left open. */
export function sideOf(side: Bundle): PhraseArg {
  return isNothing(side) ? { key: 'word.open' } : amounts(side);
}

export function roadName(road: Road): Phrase {
  return { key: `road.${ROADS[road].id}` };
}

export function councilName(council: CouncilRank): Phrase {
  return council === 0 ? { key: 'word.nothing' } : { key: `council.${COUNCILS[council - 1].id}` };
}

/** The number (0 for none) and the event of a card. */
export function cardArgs(card: EventCard): Record<string, PhraseArg> {
  return { number: CARDS[card].number ?? 0, event: { key: `card.${CARDS[card].event}` } };
}

function hexArgs(hex: Hex): Record<string, PhraseArg> {
  return { hex: HEXES[hex].id, terrain: { key: `terrain.${HEXES[hex].terrain}` }, number: HEXES[hex].number ?? 0 };
}

/** Firm offer, question or call. (NUR-6.5) */
function offerPhrase(key: string, give: Bundle, get: Bundle, args: Record<string, PhraseArg>): Phrase {
  const form = isNothing(give) ? (isNothing(get) ? '.call' : '.question-give') : isNothing(get) ? '.question-get' : '';
  return {
    key: key + form,
    args: { ...args, ...(isNothing(give) ? {} : { give: amounts(give) }), ...(isNothing(get) ? {} : { get: amounts(get) }) },
  };
}

export function sayMove(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'place':
      return { key, args: { crossing: CROSSINGS[move.crossing].id } };
    case 'build-station':
      return { key, args: { road: roadName(move.road), cost: amounts(BUILDS.station.cost) } };
    case 'build-village':
      return { key, args: { crossing: CROSSINGS[move.crossing].id, cost: amounts(BUILDS.village.cost) } };
    case 'build-house':
      return { key, args: { site: SITES[move.site].id, cost: amounts(BUILDS.house.cost) } };
    case 'build-wall':
      return { key, args: { cost: amounts(BUILDS.wall.cost) } };
    case 'build-tower':
      return { key, args: { cost: amounts(BUILDS.tower.cost) } };
    case 'sell':
      return { key, args: { good: { key: `good.${GOODS[move.good].id}` }, cost: amounts(GOODS[move.good].recipe) } };
    case 'bank-trade':
      return { key, args: { give: kindName(move.give), get: kindName(move.get) } };
    case 'offer':
      return offerPhrase(key, move.give, move.get, { to: move.to.map(seatName) });
    case 'counter':
      return { key, args: { give: amounts(move.give), get: amounts(move.get) } };
    case 'hand-in':
      return { key, args: { cards: amounts(move.cards) } };
    case 'move-robber':
      return { key, args: hexArgs(move.hex) };
    case 'deal':
      return { key, args: { partner: seatName(move.seat) } };
    case 'steal':
    case 'swap':
      return { key, args: { victim: seatName(move.seat) } };
    case 'wall-help':
      return move.build ? { key: 'move.wall-help-yes', args: { cost: amounts(HELPED_WALL_COST) } } : { key: 'move.wall-help-no' };
    default:
      return { key };
  }
}

interface AskedDecision {
  readonly kind: string;
  readonly seat: Seat;
  readonly round?: number;
  readonly from?: Seat;
  readonly count?: number;
  readonly victims?: readonly Seat[];
}

export function sayDecision({ kind, seat, round, from, count, victims }: AskedDecision): Phrase {
  return {
    key: `decision.${kind}`,
    args: {
      seat: seatName(seat),
      ...(round === undefined ? {} : { round }),
      ...(from === undefined ? {} : { from: seatName(from) }),
      ...(count === undefined ? {} : { count }),
      ...(victims === undefined ? {} : { victims: victims.map(seatName) }),
    },
  };
}

/** A line of the log. Events whose secret part the reader may not know have a second wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'seated':
      return { key, args: { seat: seatName(event.seat), colour: { key: `colour.${event.colour}` } } };
    case 'start-placed':
    case 'village-built':
      return { key, args: { seat: seatName(event.seat), crossing: CROSSINGS[event.crossing].id } };
    case 'station-placed':
    case 'station-built':
      return { key, args: { seat: seatName(event.seat), segment: SEGMENTS[event.segment] } };
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
      const payer = event.payer === NOBODY ? { key: 'word.bank' } : seatName(event.payer);
      return { key, args: { seat: seatName(event.seat), payer, gold: event.gold, road: roadName(event.road) } };
    }
    case 'time-passed':
      return { key, args: { year: event.year } };
    case 'reshuffled':
      return { key, args: { count: event.count } };
    case 'robber-home':
    case 'quiet':
      return { key };
    case 'discard-chosen': {
      const args = { seat: seatName(event.seat), count: event.count };
      return event.cards === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, cards: amounts(event.cards) } };
    }
    case 'robber-moved':
      return { key, args: { seat: seatName(event.seat), hex: HEXES[event.hex].id } };
    case 'stolen': {
      const args = { seat: seatName(event.seat), victim: seatName(event.victim) };
      return event.kind === null ? { key: `${key}.unseen`, args } : { key, args: { ...args, kind: kindName(event.kind) } };
    }
    case 'house-built':
      return { key, args: { seat: seatName(event.seat), site: SITES[event.site].id } };
    case 'wall-built':
      return { key, args: { seat: seatName(event.seat), wall: event.wall, gold: event.gold } };
    case 'tower-built':
      return { key, args: { seat: seatName(event.seat), tower: NOTCHES[event.tower - 1].id } };
    case 'right-taken': {
      const passed = event.from === NOBODY ? { passed: 'no', from: '' } : { passed: 'yes', from: seatName(event.from) };
      return { key, args: { seat: seatName(event.seat), right: { key: `right.${ROADS[event.road].id}` }, ...passed } };
    }
    case 'council-entered':
      return { key, args: { seat: seatName(event.seat), council: councilName(event.council) } };
    case 'council-swapped':
      return {
        key,
        args: {
          seat: seatName(event.seat),
          victim: seatName(event.victim),
          council: councilName(event.council),
          given: councilName(event.given),
        },
      };
    case 'sold': {
      const holder = event.holder === NOBODY ? '' : seatName(event.holder);
      return {
        key,
        args: { seat: seatName(event.seat), good: { key: `good.${GOODS[event.good].id}` }, price: event.price, toll: event.toll, holder },
      };
    }
    case 'bank-traded': {
      const given: Phrase = { key: 'word.amount', args: { count: event.count, kind: kindName(event.give) } };
      return { key, args: { seat: seatName(event.seat), given, get: kindName(event.get) } };
    }
    case 'offered':
      return offerPhrase(key, event.give, event.get, { seat: seatName(event.seat), to: event.to.map(seatName) });
    case 'countered':
      return { key, args: { seat: seatName(event.seat), give: amounts(event.give), get: amounts(event.get) } };
    case 'dealt':
      return {
        key,
        args: { seat: seatName(event.seat), partner: seatName(event.partner), give: amounts(event.give), get: amounts(event.get) },
      };
    case 'won':
      return { key, args: { seat: seatName(event.seat), colour: { key: `colour.${event.colour}` }, points: event.points } };
    case 'time-out':
      return { key, args: { winners: event.winners.map((colour) => ({ key: `colour.${colour}` })) } };
    default:
      return { key, args: { seat: seatName(event.seat) } };
  }
}
