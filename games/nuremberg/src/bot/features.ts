import { NONE, type Seat } from '@belfry/kernel';
import { HAND_LIMIT, HOUSES_EACH, PROTECTED_PRESTIGE, STATIONS_EACH, TARGET_POINTS, VILLAGES_EACH } from '../data/amounts.ts';
import { BUILDS } from '../data/builds.ts';
import { NOTCHES_AT, WALLS } from '../data/city.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { HEX_KIND, HEXES, ROAD_LENGTH, ROADS } from '../data/region.ts';
import { type Bundle, GOLD, KINDS } from '../data/resources.ts';
import { LAST_SPACE } from '../data/timeline.ts';
import { isDoubled, priceOf } from '../rules/sales.ts';
import type { Player, State } from '../rules/state.ts';
import { HEX_WEIGHT } from './board.ts';
import { measureFacts } from './facts.ts';
import { AT } from './measures.ts';

/** Writes the features of a seat, each about 0 to 1. */
export function measure(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const player = players[seat];
  let bestOther = 0;
  for (let s = 0; s < players.length; s++) if (s !== seat && players[s].points > bestOther) bestOther = players[s].points;
  out[AT.points] = player.points / TARGET_POINTS;
  out[AT.lead] = (player.points - bestOther) / 5;
  out[AT.race] = Math.max(player.points, bestOther) / TARGET_POINTS;
  out[AT.year] = state.year / LAST_SPACE;
  out[AT['one-short']] = player.points >= TARGET_POINTS - 1 ? 1 : 0;
  out[AT.villages] = (VILLAGES_EACH - player.villages) / VILLAGES_EACH;
  out[AT.houses] = (HOUSES_EACH - player.houses) / HOUSES_EACH;
  out[AT.stations] = (STATIONS_EACH - player.stations) / 10;
  out[AT.gold] = player.gold / 10;
  out[AT['some-gold']] = Math.min(player.gold, 3) / 3;
  out[AT.cards] = player.cards / 7;
  out[AT['too-many']] = Math.max(0, player.cards - HAND_LIMIT) / 4;
  out[AT.yard] = player.yard ? 1 : 0;
  const inTurn = state.active === seat && state.phase !== 'place';
  out[AT['in-turn']] = inTurn ? 1 : 0;
  out[AT['turn-far']] = ((seat - state.active + players.length) % players.length) / 3;
  measureRoads(state, seat, out);
  measureCouncil(state, seat, out);
  measureHarvest(state, seat, out);
  measureHand(state, seat, out);
  measureFacts(state, seat, out);
}

function measureRoads(state: State, seat: Seat, out: Float64Array): void {
  const seats = state.players.length;
  let room = 0;
  for (let road = 0; road < ROADS.length; road++) {
    const own = state.majority[road * seats + seat];
    const holder = state.rights[road];
    const free = state.standing[road] < ROAD_LENGTH[road];
    if (holder === seat) out[AT.rights] += 1 / 3;
    if (own > 0) for (let bits = state.room[road]; bits !== 0; bits &= bits - 1) room++;
    if (!free) continue;
    if (holder !== seat && holder !== NONE && own > 0 && own >= state.majority[road * seats + holder]) out[AT['level-roads']] += 0.5;
    if (holder !== seat) continue;
    for (let s = 0; s < seats; s++) {
      if (s !== seat && state.majority[road * seats + s] >= own) {
        out[AT['threatened-rights']] += 0.5;
        break;
      }
    }
  }
  if (state.players[seat].villages > 0) out[AT['village-room']] = Math.min(room, 3) / 3;
}

function measureCouncil(state: State, seat: Seat, out: Float64Array): void {
  const { players } = state;
  const player = players[seat];
  out[AT.prestige] = player.prestige / PROTECTED_PRESTIGE;
  out[AT.council] = COUNCIL_POINTS[player.council] / 4;
  if (player.council !== 0 && player.prestige >= PROTECTED_PRESTIGE) out[AT['safe-council']] = 1;
  for (let s = 0; s < players.length; s++) {
    if (s === seat) continue;
    const other = players[s];
    if (player.council !== 0 && player.prestige < PROTECTED_PRESTIGE && other.prestige >= player.prestige - 1)
      out[AT['chased-council']] = 1;
    const better = other.council !== 0 && (player.council === 0 || other.council < player.council);
    if (better && other.prestige < PROTECTED_PRESTIGE && player.prestige >= other.prestige - 1) out[AT['near-council']] = 1;
  }
}

/** Measures the expected cards per event card, by kind; fields blocked by the robber knight count separately. */
function measureHarvest(state: State, seat: Seat, out: Float64Array): void {
  const seats = state.players.length;
  const { doubled } = state.players[seat];
  for (let hex = 0; hex < HEXES.length; hex++) {
    const villages = state.fields[hex * seats + seat];
    if (villages === 0 || HEX_WEIGHT[hex] === 0) continue;
    const yields = (villages * HEX_WEIGHT[hex]) / 36;
    if (hex === state.robber) out[AT['robbed-harvest']] += yields * 2;
    else out[AT['wood-harvest'] + HEX_KIND[hex]] += yields * 3;
    out[AT.harvest] += yields;
  }
  for (let kind = 0; kind < KINDS.length; kind++) if (out[AT['wood-harvest'] + kind] > 0) out[AT.kinds] += 0.2;
  for (let good = 0; good < GOODS.length; good++) {
    if (!isDoubled(doubled, good)) continue;
    out[AT.doubled] += 0.25;
    let least = 1;
    const { recipe } = GOODS[good];
    for (let kind = 0; kind < KINDS.length; kind++) {
      if (recipe[kind] > 0) least = Math.min(least, out[AT['wood-harvest'] + kind] / recipe[kind]);
    }
    out[AT['doubled-harvest']] += least;
  }
}

function measureHand(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  const { hand } = player;
  for (let kind = 0; kind < KINDS.length; kind++) {
    out[AT.wood + kind] = Math.min(hand[kind], 4) / 4;
    out[AT['bank-ratios']] += (4 - player.ratios[kind]) / 6;
  }
  if (player.villages > 0 && out[AT['village-room']] > 0) out[AT['for-village']] = readiness(player, BUILDS.village.cost, 4);
  if (player.houses > 0) out[AT['for-house']] = readiness(player, BUILDS.house.cost, 5);
  if (player.stations > 0) out[AT['for-station']] = readiness(player, BUILDS.station.cost, 2);
  if (state.walls < WALLS.length) out[AT['for-wall']] = readiness(player, BUILDS.wall.cost, 4);
  if (player.yard && state.towers < NOTCHES_AT[state.walls]) out[AT['for-tower']] = readiness(player, BUILDS.tower.cost, 5);
  for (let good = 0; good < GOODS.length; good++) {
    const { recipe } = GOODS[good];
    let makes = true;
    for (let kind = 0; kind < KINDS.length; kind++) if (hand[kind] < recipe[kind]) makes = false;
    if (makes) out[AT.goods] = Math.max(out[AT.goods], priceOf(good, isDoubled(player.doubled, good)) / 8);
  }
}

/** Returns how much of a cost the player has; it is squared, so that the last missing card counts most. */
function readiness(player: Player, cost: Bundle, total: number): number {
  let there = 0;
  for (let kind = 0; kind < KINDS.length; kind++) there += Math.min(cost[kind], player.hand[kind]);
  there += Math.min(cost[GOLD], player.gold);
  const share = there / total;
  return share * share;
}
