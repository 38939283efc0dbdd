import { NONE, type Seat } from '@belfry/kernel';
import { RIGHT_POINTS } from '../data/amounts.ts';
import { BUILDS } from '../data/builds.ts';
import { SITES, type Site, siteRatio } from '../data/city.ts';
import { CROSSINGS, type Crossing, ROAD_LENGTH, ROAD_START, type Road } from '../data/region.ts';
import type { State } from './state.ts';

// Pieces on the board, with every fact that follows from them: building, the set-up and `determinize` all place pieces here.

/** NUR-9.2, 9.3 Returns the only segment of a road that can take a station: the first free one; NONE if the road is full. */
export function freeSegment(state: State, road: Road): number {
  const standing = state.standing[road];
  return standing < ROAD_LENGTH[road] ? ROAD_START[road] + standing : NONE;
}

/** Places a station on the first free segment; returns the previous holder of the right. */
export function putStation(state: State, seat: Seat, road: Road): Seat {
  const { players, majority } = state;
  const row = road * players.length;
  state.stations[freeSegment(state, road)] = seat;
  state.standing[road]++;
  players[seat].stations--;
  majority[row + seat]++;
  const holder = state.rights[road];
  // NUR-9.5 The first station takes the right; NUR-9.6 later it passes to a player with more than the holder.
  if (holder === NONE || majority[row + seat] > majority[row + holder]) {
    if (holder !== NONE) players[holder].points -= RIGHT_POINTS;
    players[seat].points += RIGHT_POINTS;
    state.rights[road] = seat;
  }
  return holder;
}

// NUR-10.3 A village occupies its own crossing and its neighbours on the road.
export function putVillage(state: State, seat: Seat, crossing: Crossing): void {
  const { players, fields } = state;
  const { road, step, hexes } = CROSSINGS[crossing];
  state.villages[crossing] = seat;
  state.room[road] &= ~(7 << (step - 1));
  for (const hex of hexes) fields[hex * players.length + seat]++;
  players[seat].villages--;
  players[seat].points += BUILDS.village.points;
}

// NUR-7.5, NUR-14.8, NUR-13.1 A house brings its market ratio, doubled goods and the yard from the moment it is built.
export function putHouse(state: State, seat: Seat, site: Site): void {
  const player = state.players[seat];
  state.houses[site] = seat;
  player.houses--;
  player.points += BUILDS.house.points;
  player.doubled |= SITES[site].doubles;
  player.yard ||= SITES[site].yard;
  for (let give = 0; give < player.ratios.length; give++) player.ratios[give] = Math.min(player.ratios[give], siteRatio(site, give));
}
