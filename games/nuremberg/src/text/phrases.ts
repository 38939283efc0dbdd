import { itemAt, type Phrase, type Seat } from '@belfry/kernel';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { GOODS } from '../data/goods.ts';
import { crossingPlace, hexPlace, roadPlace, sitePlace } from '../data/places.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { sayChoice } from './choices.ts';
import { amounts, kindName, offerPhrase, seatName } from './names.ts';

/** A move as a choice: in the position of whoever may make it, or anywhere. */
export function sayMove(move: Move, view?: View): Phrase {
  return (view === undefined ? undefined : sayChoice(move, view)) ?? sayAnywhere(move);
}

function sayAnywhere(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'place':
      return { key, args: { crossing: crossingPlace(move.crossing) } };
    case 'build-station':
      return { key, args: { road: roadPlace(move.road), cost: amounts(BUILDS.station.cost) } };
    case 'build-village':
      return { key, args: { crossing: crossingPlace(move.crossing), cost: amounts(BUILDS.village.cost) } };
    case 'build-house':
      return { key, args: { site: sitePlace(move.site), cost: amounts(BUILDS.house.cost) } };
    case 'build-wall':
      return { key, args: { cost: amounts(BUILDS.wall.cost), prestige: BUILDS.wall.prestige } };
    case 'build-tower':
      return { key, args: { cost: amounts(BUILDS.tower.cost), prestige: BUILDS.tower.prestige } };
    case 'sell':
      return { key, args: { good: { key: `a.good.${itemAt(GOODS, move.good).id}` }, cost: amounts(itemAt(GOODS, move.good).recipe) } };
    case 'bank-trade':
      return { key, args: { give: kindName(move.give), get: kindName(move.get) } };
    case 'offer':
      return offerPhrase(key, move.give, move.get, { to: move.to.map(seatName) });
    case 'counter':
      return { key, args: { give: amounts(move.give), get: amounts(move.get) } };
    case 'hand-in':
      return { key, args: { cards: amounts(move.cards) } };
    case 'move-robber':
      return { key, args: { hex: hexPlace(move.hex) } };
    case 'deal':
      return { key, args: { partner: seatName(move.seat) } };
    case 'steal':
    case 'swap':
      return { key, args: { victim: seatName(move.seat) } };
    case 'wall-help':
      return move.build
        ? { key: 'move.wall-help-yes', args: { cost: amounts(HELPED_WALL_COST), prestige: BUILDS.wall.prestige } }
        : { key: 'move.wall-help-no' };
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
