import { itemAt } from '@belfry/kernel';
import { type AnswerSources, type Facts, listed, numbersByFacts } from '@belfry/kernel/conformance';
import { FAIR_BONUS, HOUSES_EACH, VILLAGES_EACH } from '../src/data/amounts.ts';
import { BUILDS } from '../src/data/builds.ts';
import { TILES } from '../src/data/city.ts';
import { COUNCIL_POINTS } from '../src/data/council.ts';
import { CARDS, type EventId } from '../src/data/events.ts';
import { BRICK, GOLD, GRAIN, ORE, WOOD } from '../src/data/resources.ts';
import { TEXT_NUMBERS } from '../src/data/text-numbers.ts';
import { GENERAL_MARKET_RATIO, OFFERS_PER_TURN, SPECIAL_MARKET_RATIO } from '../src/data/trade.ts';
import type { View } from '../src/view/view.ts';

type SeatView = View['seats'][number];

const held = ({ hand }: SeatView, kind: number): number => itemAt(hand ?? [], kind);
const villagesOf = ({ villages }: SeatView): number => VILLAGES_EACH - villages;
/** The yield numbers of the cards with an event. */
const numbersOf = (event: EventId): number[] =>
  CARDS.flatMap((card) => (card.event === event && card.number !== null ? [card.number] : []));
const copiesOf = (number: number): number => CARDS.find((card) => card.number === number)?.copies ?? 0;
const allNumbers = CARDS.flatMap((card) => (card.number === null ? [] : [card.number]));
/** The number between the lowest and the highest that no card bears. */
const missing = Array.from({ length: Math.max(...allNumbers) - 1 }, (_, at) => at + 2).filter(
  (number) => !allNumbers.some((each) => each === number),
);
/** The number on the card that was drawn last. */
const drawn = ({ discards }: View): number => CARDS[discards.at(-1) ?? -1]?.number ?? 0;
const net = (told: typeof TEXT_NUMBERS, good: 'compass' | 'paper'): number => told[good].price - told[good].toll;
const [seven = 0, small = 0, great = 0] = COUNCIL_POINTS.slice(1);
const fair = FAIR_BONUS;

const FACTS: Facts<View, typeof TEXT_NUMBERS> = {
  'aim.1': () => [listed(2)],
  'aim.2': ({ me }) => [seven, villagesOf(me), me.points],
  'aim.3.wrong.2': () => [listed(3)],
  'aim.3.well': ({ then }) => [then.points],
  'aim.4': ({ me }) => [held(me, GRAIN)],
  'aim.learnt': ({ told }) => [told.target],
  'cards.1': ({ view }) => [drawn(view)],
  'cards.2': ({ told }) => [...told.often, copiesOf(told.often[0] ?? 0), ...told.seldom, ...missing],
  'cards.3.well': ({ told }) => [itemAt(told.often, 0)],
  'cards.4': ({ told }) => [itemAt(numbersOf('time-passes'), 0), told.firstYear + told.yearStep, ...told.often],
  'cards.5': ({ view }) => [drawn(view), fair],
  'cards.5.wrong.1': () => [fair],
  'cards.5.well': ({ told }) => [told.compass.price, fair],
  'roads.2.well': () => [listed(2)],
  'roads.3': () => numbersOf('road-toll'),
  'roads.3.well': () => [itemAt(numbersOf('road-toll'), 0)],
  'roads.4': () => [listed(2)],
  'roads.4.wrong.1': () => [listed(2), listed(3)],
  'villages.2': () => [listed(2)],
  'villages.3': ({ told }) => [5, ...told.often],
  'villages.3.hint': ({ told }) => [itemAt(told.often, 0)],
  'villages.3.well': ({ then }) => [then.points],
  'villages.learnt': () => [VILLAGES_EACH],
  'goods.3': ({ me }) => [me.handSize, listed(2)],
  'goods.3.wrong.2': ({ me, told }) => [me.handSize, told.compass.price + net(told, 'paper')],
  'goods.4': ({ me }) => [me.handSize],
  'goods.4.wrong.1': ({ told }) => [told.ratio],
  'goods.4.well': ({ told }) => [told.compass.price, told.paper.price, told.compass.price + net(told, 'paper')],
  'goods.learnt': ({ told }) => [told.compass.ore + told.compass.wood],
  'trade.1': ({ me, view }) => [held(me, WOOD), held(me, GRAIN), view.seats.length - 1],
  'trade.1.wrong.3': ({ view }) => [view.seats.length - 1],
  'trade.1.hint': ({ view }) => [view.seats.length - 1],
  'trade.4.wrong.1': () => [OFFERS_PER_TURN],
  'trade.4.well': ({ told, me, then }) => [itemAt(told.often, 0), held(then, ORE) - held(me, ORE)],
  'trade.5': ({ told, me }) => [told.ratio, held(me, ORE)],
  'trade.5.wrong.2': ({ told }) => [told.compass.price],
  'trade.5.otherwise': ({ told }) => [told.ratio],
  'trade.6.well': ({ then }) => [then.points],
  'trade.learnt': ({ told }) => [told.ratio],
  'answers.1': ({ me }) => [held(me, WOOD)],
  'answers.1.wrong.1': ({ me }) => [held(me, WOOD)],
  'answers.2': ({ me, then }) => [then.gold - me.gold],
  'answers.2.wrong.1': ({ told, me, then }) => [told.ratio, then.gold - me.gold],
  'answers.2.wrong.3': ({ seat }) => [seat(2).gold],
  'answers.2.wrong.4': ({ me, then }) => [then.gold - me.gold],
  'answers.2.otherwise': ({ me, then }) => [then.gold - me.gold],
  'answers.2.well': ({ me, then }) => [then.gold - me.gold],
  'answers.3': ({ me }) => [held(me, GRAIN), 3, 12],
  'answers.3.hint': ({ me }) => [held(me, GRAIN)],
  'answers.3.wrong.1': ({ me }) => [held(me, GRAIN)],
  'answers.3.wrong.2': ({ me, told }) => [held(me, GRAIN), told.houseGrain],
  'houses.1': ({ told }) => [told.houseOre, told.houseGrain, HOUSES_EACH],
  'houses.2': () => [listed(3), SPECIAL_MARKET_RATIO, GENERAL_MARKET_RATIO],
  'houses.3.wrong.1': () => [TILES.filter(({ use }) => use === 'compass').length],
  'houses.3.wrong.2': ({ told }) => [told.compass.price, told.compass.price * 2],
  'houses.3.wrong.4': ({ me }) => [me.handSize],
  'houses.4': ({ told }) => [told.compass.price * 2],
  'houses.4.wrong.1': ({ told }) => [told.compass.price * 2, told.compass.ore + told.compass.wood],
  'houses.4.well': ({ told }) => [told.compass.price * 2, told.compass.price],
  'robber.1': ({ told, me }) => [CARDS.find(({ event }) => event === 'robber-knight')?.copies ?? 0, told.handLimit, me.handSize],
  'robber.2': ({ me }) => [Math.floor(me.handSize / 2)],
  'robber.3.wrong.2': () => [listed(2)],
  'robber.3.hint': () => [9],
  'robber.4.wrong.1': ({ view }) => [3, Math.max(...view.seats.slice(1).map(({ handSize }) => handSize))],
  'robber.learnt': ({ told }) => [told.handLimit],
  'walls.1': () => [BUILDS.wall.cost[GOLD]],
  'walls.2': ({ told }) => [told.entry, seven, small, great, told.seats],
  'walls.3': ({ view, seat }) => [seat(2).prestige, seat(3).prestige, drawn(view)],
  'walls.3.well': ({ then }) => [then.prestige],
  'walls.4': ({ me }) => [me.gold],
  'walls.4.wrong.1': () => [seven],
  'walls.4.wrong.4': ({ seat }) => [seat(2).prestige],
  'walls.4.well': ({ me, then }) => [me.points, then.points],
  'walls.learnt': ({ told }) => [told.entry],
  'council.1': ({ me, seat }) => [seat(2).prestige, me.prestige],
  'council.2': ({ told }) => [told.towerPrestige, BUILDS.tower.cost[GOLD], told.notchWalls],
  'council.3': ({ me }) => [me.gold],
  'council.3.wrong.1': ({ me, told, seat }) => [me.prestige + told.wallPrestige, seat(2).prestige],
  'council.3.hint': ({ me, told, seat }) => [me.prestige, told.towerPrestige, me.prestige + told.towerPrestige, seat(2).prestige],
  'council.3.well': ({ then, seat }) => [then.prestige, seat(2).prestige, then.points],
  'council.4': ({ told }) => [told.safe],
  'council.learnt': ({ told }) => [told.towerPrestige],
  'plan.1': ({ me, view }) => [
    me.points,
    held(me, WOOD),
    held(me, ORE),
    held(me, BRICK),
    Math.min(...view.seats.map((each) => each.points)),
  ],
  'plan.2': ({ seat }) => [seat(2).prestige],
  'plan.2.wrong.2': ({ me }) => [held(me, BRICK)],
  'plan.2.wrong.4': ({ me }) => [me.handSize],
  'plan.2.hint': ({ told }) => [told.compass.price * 2],
  'plan.2.well': ({ then, told }) => [then.gold, Math.floor(then.gold / told.fullWallGold)],
  'plan.3': ({ me, told, seat }) => [
    Math.floor(me.gold / told.fullWallGold),
    me.prestige + Math.floor(me.gold / told.fullWallGold),
    seat(2).prestige + 1,
  ],
  'plan.3.well': ({ then, told }) => [then.gold, held(then, BRICK), then.gold / told.fullWallGold],
  'plan.4.well': ({ then }) => [then.prestige],
  'plan.5': ({ then, told }) => [then.prestige, told.entry],
  'plan.5.well': () => [small],
  'plan.6': ({ then, told }) => [then.prestige - told.wallPrestige],
  'plan.6.well': ({ then, seat }) => [then.prestige, seat(2).prestige],
  'plan.7': ({ me, seat }) => [me.prestige - seat(2).prestige + 1, 4],
  'plan.7.well': ({ then }) => [then.prestige, then.points],
  'plan.learnt': ({ me }) => [4, me.points],
  'end.1': ({ told }) => [told.target],
  'end.2': ({ told }) => [told.lastYear],
  'end.3': ({ me }) => [me.points],
  'end.3.wrong.2': () => [listed(2)],
  'end.3.hint': () => [listed(2)],
  'end.3.well': ({ then }) => [listed(3), listed(2), then.points],
  'end.learnt': () => [listed(10)],
  'game.say': () => [listed(2), listed(3)],
};

export const numbersSaid = numbersByFacts(FACTS, TEXT_NUMBERS);

/** Where the answer to the question of each lesson stands: in its clause of RULES.md, and in a sentence of the lesson. */
export const ANSWERS: Readonly<Record<string, AnswerSources>> = {
  aim: {
    rule: 'As soon as the active player has 13 or more points in his turn',
    key: 'aim.1',
    taught: 'You win with 13 points on your own turn',
  },
  cards: { rule: "on every player's turn", key: 'cards.3', taught: 'Every number drawn counts for every player, on every turn' },
  roads: { rule: 'With equal numbers it stays', key: 'roads.4.wrong.1', taught: 'with equal numbers {d} keeps the right' },
  villages: {
    rule: 'at least one own station anywhere on that road',
    key: 'villages.2',
    taught: 'a road on which you have a station, and need not touch that station',
  },
  goods: {
    rule: 'the player who holds the right of that road',
    key: 'goods.2',
    taught: 'The holder of the road right to that city takes a toll from the price',
  },
  trade: {
    rule: 'Four cards of one kind buy one card',
    key: 'trade.5',
    taught: 'four cards of one kind, or four gold, for one card of another kind',
  },
  answers: { rule: 'Nobody is obliged to answer anything but "no"', key: 'answers.3.well', taught: 'No player has to trade' },
  houses: { rule: 'On any free site of the 12 sites in the city', key: 'houses.1', taught: 'It may stand on any free site' },
  robber: {
    rule: 'every player with more than 7 resource cards',
    key: 'robber.1',
    taught: 'each player with more than seven cards discards half',
  },
  walls: { rule: 'with 3 or more prestige', key: 'walls.2', taught: 'The first player with three prestige takes the Council of Seven' },
  council: { rule: 'a projecting corner whose two walls both stand', key: 'council.2', taught: 'a free notch between two walls' },
  plan: { rule: 'more prestige than the holder of a higher card', key: 'plan.6.well', taught: 'Four against three: you swap with {c}' },
  end: { rule: 'When the marker reaches 1400 the game ends', key: 'end.2', taught: 'In 1400 the game is over' },
};
