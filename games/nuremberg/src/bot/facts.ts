import { NONE, type Seat } from '@belfry/kernel';
import { ENTRY_PRESTIGE, PLAYERS, PROTECTED_PRESTIGE, TARGET_POINTS } from '../data/amounts.ts';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { NOTCHES_AT, WALLS } from '../data/city.ts';
import { COUNCIL_POINTS, COUNCILS, councilsFor } from '../data/council.ts';
import { FULL_DECK, OFFERS_WALLS } from '../data/events.ts';
import { ROAD_LENGTH, ROADS } from '../data/region.ts';
import { BRICK, type Bundle, GOLD, GRAIN, KINDS, ORE, WOOD, WOOL } from '../data/resources.ts';
import type { Player, State } from '../rules/state.ts';
import { AT } from './measures.ts';

const WALL_GOLD = BUILDS.wall.cost[GOLD];
const MOST_COUNCIL_POINTS = COUNCIL_POINTS[1];
/** The prestige that a council seat appears to need when none can be won. */
const OUT_OF_REACH = 9;
/** NUR-15.3 The council cards in play, by the number of players and the rank. */
const IS_IN_PLAY = Array.from({ length: PLAYERS.max + 1 }, (_, players) => {
  const ranks = councilsFor(players);
  return Array.from({ length: COUNCILS.length + 1 }, (_, rank) => ranks.includes(rank));
});

/** Measures plain facts about a seat: thresholds, what it lacks for the councils, and each road separately. */
export function measureFacts(state: State, seat: Seat, out: Float64Array): void {
  const player = state.players[seat];
  measureThresholds(player, out);
  measureSeatAhead(state, seat, out);
  measureCity(state, player, out);
  measureEnd(player, out);
  measureEachRoad(state, seat, out);
}

function measureThresholds({ points, gold, hand, ratios }: Player, out: Float64Array): void {
  for (let n = 0; n < 4; n++) if (points >= TARGET_POINTS - 4 + n) out[AT['points-9'] + n] = 1;
  for (let n = 0; n < 4; n++) if (gold >= 3 * (n + 1)) out[AT['gold-3'] + n] = 1;
  out[AT.hoard] = Math.min(gold, 30) / 20;
  for (let n = 0; n < 3; n++) if (hand[BRICK] > n) out[AT['brick-1'] + n] = 1;
  if (hand[ORE] >= 3) out[AT['ore-3']] = 1;
  if (hand[GRAIN] >= 2) out[AT['grain-2']] = 1;
  if (hand[WOOD] >= 1) out[AT['wood-1']] = 1;
  if (hand[WOOL] >= 1) out[AT['wool-1']] = 1;
  for (let kind = 0; kind < KINDS.length; kind++) out[AT['ratio-wood'] + kind] = (4 - ratios[kind]) / 2;
  out[AT['ratio-gold']] = 4 - ratios[GOLD];
}

/** NUR-15 Measures the next council seat worth having: its gain, its cost, and how much of that the seat has. */
function measureSeatAhead({ players }: State, seat: Seat, out: Float64Array): void {
  const player = players[seat];
  const { council, prestige, gold, hand } = player;
  if (council > 0) out[AT['council-1'] + council - 1] = 1;
  let gain = 0;
  let distance = OUT_OF_REACH;
  for (let rank = 1; rank <= COUNCILS.length && (council === 0 || rank < council); rank++) {
    if (!IS_IN_PLAY[players.length][rank]) continue;
    let holder = NONE;
    for (let other = 0; other < players.length; other++) if (players[other].council === rank) holder = other;
    if (holder !== NONE && players[holder].prestige >= PROTECTED_PRESTIGE) continue;
    // The first card without a holder is the last one that can be won.
    if (holder === NONE) {
      if (council !== 0) break;
      out[AT['open-council-1'] + rank - 1] = 1;
      const needed = Math.max(1, ENTRY_PRESTIGE - prestige);
      if (COUNCIL_POINTS[rank] / needed > gain / distance) {
        gain = COUNCIL_POINTS[rank];
        distance = needed;
      }
      break;
    }
    const needed = Math.max(1, Math.max(ENTRY_PRESTIGE, players[holder].prestige + 1) - prestige);
    const more = COUNCIL_POINTS[rank] - COUNCIL_POINTS[council];
    if (more / needed <= gain / distance) continue;
    gain = more;
    distance = needed;
  }
  const inHand = Math.min(Math.floor(gold / WALL_GOLD), hand[BRICK]);
  const inReach = wallsInReach(player);
  out[AT['seat-gain']] = gain / MOST_COUNCIL_POINTS;
  out[AT['seat-distance']] = distance / 6;
  out[AT['walls-in-hand']] = Math.min(inHand, 4) / 4;
  out[AT['walls-in-reach']] = Math.min(inReach, 4) / 4;
  let bestOther = 0;
  for (let other = 0; other < players.length; other++) if (other !== seat) bestOther = Math.max(bestOther, players[other].prestige);
  out[AT['prestige-lead']] = Math.max(-4, Math.min(4, prestige - bestOther)) / 4;
  if (council > 0) out[AT['council-lead']] = Math.min(4, Math.max(0, prestige - bestOther)) / 4;
  if (gain === 0) return;
  if (inReach >= distance) {
    out[AT['seat-in-reach']] = gain / MOST_COUNCIL_POINTS;
    if (player.points + gain >= TARGET_POINTS) out[AT['seat-wins']] = 1;
  }
  if (inHand >= distance) out[AT['seat-in-hand']] = gain / MOST_COUNCIL_POINTS;
  out[AT['seat-gold-short']] = Math.max(0, WALL_GOLD * distance - gold) / 9;
  out[AT['seat-bricks-short']] = Math.max(0, distance - hand[BRICK]) / 3;
}

/** Returns the walls that the gold pays for if it also buys the missing bricks. */
function wallsInReach({ gold, hand, ratios }: Player): number {
  const own = Math.min(hand[BRICK], Math.floor(gold / WALL_GOLD));
  return own < hand[BRICK] ? own : own + Math.floor((gold - own * WALL_GOLD) / (WALL_GOLD + ratios[GOLD]));
}

function measureCity(state: State, { yard, gold, hand }: Player, out: Float64Array): void {
  const { deck, walls, towers } = state;
  if (yard) out[AT['open-notches']] = Math.min(3, NOTCHES_AT[walls] - towers) / 3;
  let helps = 0;
  for (let i = 0; i < deck.length; i++) if (OFFERS_WALLS[deck[i]]) helps++;
  out[AT['wall-helps-left']] = helps / 3;
  out[AT['cards-left']] = deck.length / FULL_DECK.length;
  out[AT['walls-built']] = walls / WALLS.length;
  if (helps > 0 && gold >= HELPED_WALL_COST[GOLD] && hand[BRICK] >= HELPED_WALL_COST[BRICK]) out[AT['wall-help-ready']] = 1;
}

/** Measures the points that can be built immediately, near the end. */
function measureEnd(player: Player, out: Float64Array): void {
  const village = player.villages > 0 && isHeld(player, BUILDS.village.cost);
  const house = player.houses > 0 && isHeld(player, BUILDS.house.cost);
  if (player.points >= TARGET_POINTS - 2 && (village || house)) out[AT['late-piece']] = 1;
  if (player.points >= TARGET_POINTS - 3 && village && house) out[AT['late-pieces']] = 1;
}

function isHeld({ hand, gold }: Player, cost: Bundle): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (hand[kind] < cost[kind]) return false;
  return gold >= cost[GOLD];
}

function measureEachRoad({ players, majority, rights, standing }: State, seat: Seat, out: Float64Array): void {
  const seats = players.length;
  let free = 0;
  for (let road = 0; road < ROADS.length; road++) {
    const own = majority[road * seats + seat];
    let most = 0;
    for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, majority[road * seats + other]);
    const at = AT['holds-road-1'] + 2 * road;
    if (rights[road] === seat) {
      out[at] = 1;
      out[at + 1] = Math.min(3, own - most + 1) / 3;
      free += ROAD_LENGTH[road] - standing[road];
    } else out[at + 1] = Math.max(-3, own - most) / 3;
  }
  out[AT['free-segments']] = free / 10;
  out[AT['stations-left']] = Math.min(players[seat].stations, 5) / 5;
}
