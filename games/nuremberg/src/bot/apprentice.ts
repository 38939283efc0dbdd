import type { Bot } from '@belfry/bots';
import { type Seat, seatOfView } from '@belfry/kernel';
import { FAIR_BONUS } from '../data/amounts.ts';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { GOLD } from '../data/resources.ts';
import { type Move, NOTHING, only } from '../rules/moves.ts';
import { isDoubled, priceOf, tollOf } from '../rules/sales.ts';
import type { View } from '../view/view.ts';
import { productionOf, siteValue } from './board.ts';
import { exchanged, holdingsWorth } from './hand.ts';
import { robberWorth, theftWorth } from './robber.ts';
import { change, type Situation, situationOf } from './situation.ts';
import { TASTE } from './taste.ts';
import { acceptWorth, countersWorth, dealWorth, offersWorth } from './trade.ts';

/** Looks one move ahead with rules of thumb, on nothing but its view. */
export const apprentice: Bot<View, Move> = {
  choose(view, moves, chance) {
    const judge = judgement(view, seatOfView(view));
    let best = moves[0];
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const worth = judge(move) + (chance.below(1000) / 1000) * TASTE.wavering;
      if (worth > bestWorth) {
        best = move;
        bestWorth = worth;
      }
    }
    return best;
  },
};

function judgement(view: View, seat: Seat): (move: Move) => number {
  if (view.phase === 'place') {
    const production = productionOf(view, seat);
    return (move) => (move.do === 'place' ? siteValue(move.crossing, production) : 0);
  }
  const situation = situationOf(view, seat);
  const offers = offersWorth(situation);
  const counters = countersWorth(situation);
  return (move) => (move.do === 'offer' ? offers(move) : move.do === 'counter' ? counters(move) : moveWorth(situation, move));
}

/** Ending the turn is worth nothing: whatever is worth more is done first. */
function moveWorth(situation: Situation, move: Move): number {
  const { view, seat, plans, holdings } = situation;
  switch (move.do) {
    case 'build-station':
      return plans.station(move.road) + change(situation, BUILDS.station.cost);
    case 'build-village':
      return plans.village(move.crossing) + change(situation, BUILDS.village.cost);
    case 'build-house':
      return plans.house(move.site) + change(situation, BUILDS.house.cost);
    case 'build-wall':
      return plans.wall + change(situation, BUILDS.wall.cost);
    case 'build-tower':
      return plans.tower + change(situation, BUILDS.tower.cost);
    case 'wall-help':
      return move.build ? plans.wall + change(situation, HELPED_WALL_COST) + 1 : 0;
    case 'sell':
      return saleWorth(situation, move.good);
    case 'bank-trade':
      return change(situation, only(move.give, view.seats[seat].ratios[move.give]), only(move.get, 1)) - TASTE.bankFee;
    case 'accept':
      return acceptWorth(situation);
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

/** Gold for the wall, when it serves a plan better than the cards do. */
function saleWorth(situation: Situation, good: number): number {
  const { view, seat } = situation;
  const { recipe, road } = GOODS[good];
  const price = priceOf(good, isDoubled(view.seats[seat].doubled, good)) + (view.fair ? FAIR_BONUS : 0);
  const toll = tollOf(good, seat, view.rights[road]);
  return change(situation, recipe, only(GOLD, price - toll)) - 0.3 - toll * 0.3;
}
