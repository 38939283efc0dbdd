import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { NOTCHES_AT, type Site, WALLS } from '../data/city.ts';
import type { Crossing, Road } from '../data/region.ts';
import { type Bundle, GOLD } from '../data/resources.ts';
import { gainPrestige } from './council.ts';
import type { Event } from './events.ts';
import { freeSegment, putHouse, putStation, putVillage } from './pieces.ts';
import type { State } from './state.ts';
import { covers, pay } from './supply.ts';
import { checkVictory } from './victory.ts';

// NUR-9.4 Any road that is not full, with a station left in the player's supply; nothing else is needed.
export function mayBuildStation(state: State, seat: Seat, road: Road): boolean {
  return state.players[seat].stations > 0 && freeSegment(state, road) !== NONE;
}

export function buildStation(state: State, seat: Seat, road: Road, dealer: Dealer<Event>): void {
  const segment = freeSegment(state, road);
  pay(state, seat, BUILDS.station.cost);
  dealer.emit?.({ type: 'station-built', clause: 'NUR-9.3', seat, segment });
  raiseStation(state, seat, road, dealer);
  checkVictory(state, dealer);
}

/** Places a station and emits any right that changes hands. */
export function raiseStation(state: State, seat: Seat, road: Road, dealer: Dealer<Event>): void {
  const before = putStation(state, seat, road);
  if (state.rights[road] === before) return;
  dealer.emit?.({ type: 'right-taken', clause: before === NONE ? 'NUR-9.5' : 'NUR-9.6', seat, road, from: before });
}

export function buildVillage(state: State, seat: Seat, crossing: Crossing, dealer: Dealer<Event>): void {
  pay(state, seat, BUILDS.village.cost);
  putVillage(state, seat, crossing);
  dealer.emit?.({ type: 'village-built', clause: 'NUR-10.5', seat, crossing });
  checkVictory(state, dealer);
}

// NUR-11.1, 11.2 Any free site; NUR-20.1 a house left.
export function mayBuildHouse(state: State, seat: Seat, site: Site): boolean {
  return state.players[seat].houses > 0 && state.houses[site] === NONE;
}

export function buildHouse(state: State, seat: Seat, site: Site, dealer: Dealer<Event>): void {
  pay(state, seat, BUILDS.house.cost);
  putHouse(state, seat, site);
  dealer.emit?.({ type: 'house-built', clause: 'NUR-11.3', seat, site });
  checkVictory(state, dealer);
}

// NUR-20.1 26 walls in all.
export function wallsLeft(state: State): boolean {
  return state.walls < WALLS.length;
}

export function mayBuildWall(state: State, seat: Seat, cost: Bundle): boolean {
  return wallsLeft(state) && covers(state.players[seat], cost);
}

// NUR-12.1 The next piece of the ring; NUR-12.3 it gives 1 prestige at once.
export function buildWall(state: State, seat: Seat, cost: Bundle, dealer: Dealer<Event>): void {
  pay(state, seat, cost);
  state.walls++;
  const helped = cost === HELPED_WALL_COST;
  dealer.emit?.({ type: 'wall-built', clause: helped ? 'NUR-4.5' : 'NUR-12.3', seat, wall: state.walls, gold: cost[GOLD], helped });
  gainPrestige(state, seat, BUILDS.wall.prestige, dealer);
}

// NUR-13.1 A house of the player's own at the yard and NUR-13.2 a free notch between two built walls.
export function mayBuildTower(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  return player.yard && state.towers < NOTCHES_AT[state.walls] && covers(player, BUILDS.tower.cost);
}

// NUR-13.4 It goes into the free notch with the lowest number; NUR-13.3 it gives 2 prestige at once.
export function buildTower(state: State, seat: Seat, dealer: Dealer<Event>): void {
  pay(state, seat, BUILDS.tower.cost);
  state.towers++;
  dealer.emit?.({ type: 'tower-built', clause: 'NUR-13.3', seat, tower: state.towers, gold: BUILDS.tower.cost[GOLD] });
  gainPrestige(state, seat, BUILDS.tower.prestige, dealer);
}
