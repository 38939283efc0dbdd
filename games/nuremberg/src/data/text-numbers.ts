import * as amounts from './amounts.ts';
import { BUILDS, HELPED_WALL_COST } from './builds.ts';
import { NOTCHES } from './city.ts';
import { COUNCILS, councilsFor } from './council.ts';
import { CARDS } from './events.ts';
import { GOODS } from './goods.ts';
import { ROADS } from './region.ts';
import { BRICK, GOLD, GRAIN, ORE, WOOD, WOOL } from './resources.ts';
import { BEGINNER } from './start.ts';
import { LAST_SPACE, TIMELINE } from './timeline.ts';
import { BASE_RATIO, SPECIAL_MARKET_RATIO } from './trade.ts';

/** Returns the yield numbers that have this many cards. */
const numbersWith = (copies: number): readonly number[] =>
  CARDS.flatMap((card) => (card.number !== null && card.copies === copies ? [card.number] : []));
const copies = CARDS.flatMap((card) => (card.number === null ? [] : [card.copies]));
const years: readonly number[] = TIMELINE.map(({ year }) => year);
const redYears: readonly number[] = TIMELINE.flatMap(({ year, red }) => (red ? [year] : []));
const [compass, helmet, paper, harp, armour] = GOODS;

/** The numbers of the rules that appear in text. Catalogues read them from here, so that they follow the tables. */
export const TEXT_NUMBERS = {
  wallBrick: HELPED_WALL_COST[BRICK],
  fullWallGold: BUILDS.wall.cost[GOLD],
  houseGrain: BUILDS.house.cost[GRAIN],
  houseOre: BUILDS.house.cost[ORE],
  wallPrestige: BUILDS.wall.prestige,
  notchWalls: NOTCHES[0]?.walls.length ?? 0,
  towerPrestige: BUILDS.tower.prestige,
  roads: ROADS.length,
  handLimit: amounts.HAND_LIMIT,
  target: amounts.TARGET_POINTS,
  toll: amounts.TOLL_PER_VILLAGE,
  entry: amounts.ENTRY_PRESTIGE,
  safe: amounts.PROTECTED_PRESTIGE,
  ratio: BASE_RATIO,
  marketRatio: SPECIAL_MARKET_RATIO,
  often: numbersWith(Math.max(...copies)),
  seldom: numbersWith(Math.min(...copies)),
  seats: councilsFor(amounts.PLAYERS.max).length,
  fewSeats: councilsFor(amounts.PLAYERS.min).length,
  fewPlayers: amounts.PLAYERS.min,
  council: Object.fromEntries(COUNCILS.map(({ id, points }) => [id, points])),
  lastYear: TIMELINE[LAST_SPACE].year,
  firstYear: TIMELINE[0].year,
  redYears,
  yearStep: (years[1] ?? 0) - (years[0] ?? 0),
  startVillages: BEGINNER[4]?.[0]?.villages.length ?? 0,
  startStations: BEGINNER[4]?.[0]?.stations.length ?? 0,
  compass: { ore: compass.recipe[ORE], wood: compass.recipe[WOOD], price: compass.price, toll: compass.toll },
  helmet: { ore: helmet.recipe[ORE], wool: helmet.recipe[WOOL], price: helmet.price, toll: helmet.toll },
  paper: { grain: paper.recipe[GRAIN], wool: paper.recipe[WOOL], price: paper.price, toll: paper.toll },
  harp: { wood: harp.recipe[WOOD], wool: harp.recipe[WOOL], price: harp.price, toll: harp.toll },
  armour: { ore: armour.recipe[ORE], wool: armour.recipe[WOOL], price: armour.price, toll: armour.toll },
} as const;
