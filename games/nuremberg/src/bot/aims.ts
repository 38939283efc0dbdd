import { NONE, type Seat } from '@belfry/kernel';
import { ENTRY_PRESTIGE, PROTECTED_PRESTIGE, TARGET_POINTS } from '../data/amounts.ts';
import { BUILDS } from '../data/builds.ts';
import { NOTCHES_AT, SITES, type Site, WALLS } from '../data/city.ts';
import { COUNCIL_POINTS, councilsFor } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { type Crossing, ROADS, type Road } from '../data/region.ts';
import { type Bundle, KINDS } from '../data/resources.ts';
import type { View } from '../view/view.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';
import { isFull, productionOf, roomOn, siteValue, stationsOn, timeLeft } from './board.ts';
import { danger } from './robber.ts';

/** A purchase worth saving for: its cost, and its worth in tenths of a victory point. */
export interface Aim {
  readonly cost: Bundle;
  readonly worth: number;
}

/** Nothing else matters once a seat can win the game. */
const VICTORY = 1000;

/** The worth of the pieces a seat could build next: the best village, station and house, a wall and a tower. */
export interface Plans {
  readonly village: (crossing: Crossing) => number;
  readonly station: (road: Road) => number;
  readonly house: (site: Site) => number;
  readonly wall: number;
  readonly tower: number;
  readonly aims: readonly Aim[];
}

export function plansOf(view: View, seat: Seat): Plans {
  const own = view.seats[seat];
  const production = productionOf(view, seat);
  const left = timeLeft(view);
  const room = ROADS.map((_, road) => roomOn(view, road));
  const stations = ROADS.map((_, road) => stationsOn(view, road, seat));
  const income = GOODS.map((good) => good.price * rateOf(good.recipe, production));
  const village = (crossing: Crossing): number =>
    points(own.points, 1) + siteValue(crossing, production) * APPRENTICE_WEIGHTS.harvest * left;
  const bestOn = room.map((crossings) => Math.max(0, ...crossings.map(village)));
  const station = (road: Road): number => stationWorth(view, seat, road, stations, bestOn);
  const house = (site: Site): number => houseWorth(view, seat, site, production, income, left);
  const wall = view.walls < WALLS.length ? prestigeWorth(view, seat, BUILDS.wall.prestige) : 0;
  const tower = own.yard && view.towers < NOTCHES_AT[view.walls] ? prestigeWorth(view, seat, BUILDS.tower.prestige) : 0;
  const best = (values: readonly number[]): number => Math.max(0, ...values);
  const sites = room.flatMap((crossings, road) => (stations[road] > 0 ? crossings : []));
  const aims = [
    { cost: BUILDS.village.cost, worth: own.villages > 0 ? best(sites.map(village)) : 0 },
    { cost: BUILDS.station.cost, worth: own.stations > 0 ? best(ROADS.map((_, road) => (isFull(view, road) ? 0 : station(road)))) : 0 },
    { cost: BUILDS.house.cost, worth: own.houses > 0 ? best(SITES.map((_, site) => (view.houses[site] === NONE ? house(site) : 0))) : 0 },
    { cost: BUILDS.wall.cost, worth: wall },
    { cost: BUILDS.tower.cost, worth: tower },
  ];
  return { village, station, house, wall, tower, aims: aims.filter(({ worth }) => worth > 0) };
}

/** Returns the worth of victory points won or lost; points that reach the target win the game. */
function points(have: number, gain: number): number {
  return have + gain >= TARGET_POINTS ? VICTORY : gain * APPRENTICE_WEIGHTS.point;
}

/** A right is worth a point and some toll; a first station opens a road for villages; equality prepares the next station. */
function stationWorth(view: View, seat: Seat, road: Road, stations: readonly number[], best: readonly number[]): number {
  const own = view.seats[seat];
  const holder = view.rights[road];
  const reached = stations[road] + 1;
  let worth = 0.5 + (own.villages > 0 && stations[road] === 0 ? openingWorth(road, stations, best) : 0);
  if (holder === seat) return worth * 0.5 + (isThreatened(view, seat, road, stations[road]) ? APPRENTICE_WEIGHTS.guardRight : 0);
  const strength = holder === NONE ? 0 : stationsOn(view, road, holder);
  const toppled = holder === NONE ? 0 : APPRENTICE_WEIGHTS.topple * danger(view, seat, holder);
  if (reached > strength) worth += points(own.points, 1) + APPRENTICE_WEIGHTS.rightIncome + toppled;
  else if (reached === strength && !isFull(view, road)) worth += APPRENTICE_WEIGHTS.drawLevel;
  return worth;
}

/** Returns how much better a village on a new road would be than on the roads already open. */
function openingWorth(road: Road, stations: readonly number[], best: readonly number[]): number {
  if (best[road] === 0) return 0;
  let open = 0;
  for (let other = 0; other < best.length; other++) if (stations[other] > 0) open = Math.max(open, best[other]);
  return (
    (open === 0 ? APPRENTICE_WEIGHTS.neededRoad : APPRENTICE_WEIGHTS.openRoad) + Math.max(0, best[road] - open) * APPRENTICE_WEIGHTS.reach
  );
}

/** True if another seat has as many stations as the holder, and a free segment to overtake. */
function isThreatened(view: View, seat: Seat, road: Road, held: number): boolean {
  return !isFull(view, road) && view.seats.some((_, other) => other !== seat && stationsOn(view, road, other) >= held);
}

/** Counts a point, doubled goods that the seat can make from its own harvest, a market for its surplus, and the yard. */
function houseWorth(view: View, seat: Seat, site: Site, production: readonly number[], income: readonly number[], left: number): number {
  const own = view.seats[seat];
  const { doubles, market, yard } = SITES[site];
  let worth = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (((doubles & ~own.doubled) >> good) & 1) worth += income[good] * APPRENTICE_WEIGHTS.doubledGood;
  }
  if (market === 'any') worth += own.ratios.filter((ratio) => ratio > 3).length * 0.5;
  else if (market !== null) worth += production[KINDS.indexOf(market)] * 8;
  if (yard && !own.yard) worth += APPRENTICE_WEIGHTS.yard;
  return points(own.points, 1) + worth * left;
}

/** Returns how often the seat can make a good from its own harvest, plus a little for other income. */
function rateOf(recipe: Bundle, production: readonly number[]): number {
  let rate = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < KINDS.length; kind++) if (recipe[kind] > 0) rate = Math.min(rate, (production[kind] + 0.05) / recipe[kind]);
  return rate;
}

/** Returns what more prestige is worth: progress towards a better council seat, or a safer lead in the best one. */
function prestigeWorth(view: View, seat: Seat, gain: number): number {
  const own = view.seats[seat];
  let worth = own.council === 0 ? 0 : leadWorth(view, seat, gain);
  for (const { rank, prestige } of openings(view, seat)) {
    const won = COUNCIL_POINTS[rank] - COUNCIL_POINTS[own.council];
    const needed = prestige - own.prestige;
    const share =
      gain >= needed ? points(own.points, won) : (won * APPRENTICE_WEIGHTS.point * gain * APPRENTICE_WEIGHTS.steadiness) / needed;
    worth = Math.max(worth, share);
  }
  return worth;
}

/** Returns the better council cards the seat could win, and the prestige they need. */
function openings(view: View, seat: Seat): { readonly rank: number; readonly prestige: number }[] {
  const own = view.seats[seat];
  const found: { rank: number; prestige: number }[] = [];
  for (const rank of councilsFor(view.seats.length)) {
    if (own.council !== 0 && rank >= own.council) break;
    const holder = view.seats.find(({ council }) => council === rank);
    if (holder === undefined) {
      // Free cards are won from the highest down; lower ones need no more prestige.
      if (own.council === 0) found.push({ rank, prestige: Math.max(ENTRY_PRESTIGE, own.prestige + 1) });
      break;
    }
    if (holder.prestige >= PROTECTED_PRESTIGE) continue;
    const entered = own.council !== 0 || view.options.councilOutsider === 'takes-card';
    if (entered) found.push({ rank, prestige: Math.max(ENTRY_PRESTIGE, holder.prestige + 1) });
  }
  return found;
}

/** Returns what it is worth to stay ahead of close rivals, until the seat is safe. */
function leadWorth(view: View, seat: Seat, gain: number): number {
  const own = view.seats[seat];
  if (own.prestige >= PROTECTED_PRESTIGE) return 0;
  const chased = view.seats.some(({ prestige }, other) => other !== seat && prestige >= own.prestige - 1);
  return (chased ? APPRENTICE_WEIGHTS.chasedLead : APPRENTICE_WEIGHTS.calmLead) * gain;
}
