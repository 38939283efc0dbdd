import { apprenticeOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { FAIR_BONUS } from '../data/amounts.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { type Bundle, GOLD, KINDS } from '../data/resources.ts';
import { type Move, NOTHING, only } from '../rules/moves.ts';
import { isDoubled, priceOf, tollOf } from '../rules/sales.ts';
import type { View } from '../view/view.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';
import { productionOf, siteValue } from './board.ts';
import { exchanged, holdingsWorth } from './hand.ts';
import { manners } from './manners.ts';
import { robberWorth, theftWorth } from './robber.ts';
import { change, type Situation, situationOf } from './situation.ts';
import { acceptWorth, countersWorth, dealWorth, offersWorth } from './trade.ts';

/** Looks one move ahead with rules of thumb, from its view alone. */
export const apprentice = apprenticeOf<View, Move>({
  judgement,
  noise: (_, promise) => (promise > 0 ? APPRENTICE_WEIGHTS.noise + promise * APPRENTICE_WEIGHTS.rashness : 0),
  manners,
});

function judgement(view: View, seat: Seat): (move: Move) => number {
  if (view.phase === 'place') {
    const production = productionOf(view, seat);
    return (move) => (move.do === 'place' ? siteValue(move.crossing, production) : 0);
  }
  const situation = atFirstSight(situationOf(view, seat));
  const offers = offersWorth(situation);
  const counters = countersWorth(situation);
  return (move) => (move.do === 'offer' ? offers(move) : move.do === 'counter' ? counters(move) : moveWorth(situation, move));
}

/** Limits the plans to those that lack one card: an Apprentice looks no further ahead. */
function atFirstSight(situation: Situation): Situation {
  const { holdings, plans } = situation;
  const lacks = (cost: Bundle): number => KINDS.reduce((sum, _, kind) => sum + Math.max(0, cost[kind] - holdings[kind]), 0);
  const aims = plans.aims.filter(({ cost }) => lacks(cost) <= APPRENTICE_WEIGHTS.sight);
  return { ...situation, plans: { ...plans, aims }, worth: holdingsWorth(holdings, aims) };
}

/**
 * Ending the turn is worth 0, so everything worth more comes first. Pieces are built as soon as possible, whatever else the cards could be
 * for.
 */
function moveWorth(situation: Situation, move: Move): number {
  const { view, seat, plans, holdings } = situation;
  switch (move.do) {
    case 'build-station':
      return plans.station(move.road);
    case 'build-village':
      return plans.village(move.crossing);
    case 'build-house':
      return plans.house(move.site);
    case 'build-wall':
      return plans.wall;
    case 'build-tower':
      return plans.tower;
    case 'wall-help':
      return move.build ? plans.wall + 1 : 0;
    case 'sell':
      return saleWorth(situation, move.good);
    case 'bank-trade':
      return change(situation, only(move.give, view.seats[seat].ratios[move.give]), only(move.get, 1)) - APPRENTICE_WEIGHTS.bankFee;
    case 'accept':
      return acceptWorth(situation) + APPRENTICE_WEIGHTS.acceptBonus;
    case 'deal':
      return dealWorth(situation, move.seat);
    case 'hand-in':
      return holdingsWorth(exchanged(holdings, [...move.cards, 0], NOTHING), plans.aims);
    case 'move-robber':
      return robberWorth(view, seat, move.hex);
    case 'steal':
      return theftWorth(view, seat, move.seat);
    case 'swap':
      return COUNCIL_POINTS[view.seats[move.seat].council] + view.seats[move.seat].points / 10;
    default:
      return 0;
  }
}

/** Selling for gold is worth it if the gold serves a plan, such as the wall, better than the cards do. */
function saleWorth(situation: Situation, good: number): number {
  const { view, seat } = situation;
  const { recipe, road } = GOODS[good];
  const price = priceOf(good, isDoubled(view.seats[seat].doubled, good)) + (view.fair ? FAIR_BONUS : 0);
  const toll = tollOf(good, seat, view.rights[road]);
  return change(situation, recipe, only(GOLD, price - toll)) - 0.3 - toll * 0.3;
}
