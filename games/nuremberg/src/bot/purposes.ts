import { NONE, type Seat } from '@belfry/kernel';
import { BUILDS, PIECES } from '../data/builds.ts';
import { NOTCHES_AT } from '../data/city.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { ROAD_LENGTH, ROADS } from '../data/region.ts';
import { type Bundle, GOLD, type Kind } from '../data/resources.ts';
import { type Move, NOTHING } from '../rules/moves.ts';
import { isDoubled, priceOf, tollOf } from '../rules/sales.ts';
import type { Player, State } from '../rules/state.ts';

/** Returns the costs of the pieces that a seat can still build and has a place for. */
export function pieces(state: State, seat: Seat): Bundle[] {
  const { villages, houses, stations, yard } = state.players[seat];
  const costs: Bundle[] = [];
  if (stations > 0 && state.standing.some((stand, road) => stand < ROAD_LENGTH[road])) costs.push(BUILDS.station.cost);
  if (villages > 0 && hasRoomForVillage(state, seat)) costs.push(BUILDS.village.cost);
  if (houses > 0 && state.houses.includes(NONE)) costs.push(BUILDS.house.cost);
  if (yard && state.towers < NOTCHES_AT[state.walls]) costs.push(BUILDS.tower.cost);
  return costs;
}

/** Returns what a move pays to build or sell. */
export function costOf(move: Move): Bundle {
  if (move.do === 'sell') return GOODS[move.good].recipe;
  const piece = PIECES.find((each) => move.do === `build-${each}`);
  return piece === undefined ? NOTHING : BUILDS[piece].cost;
}

/** True if a seat holds too few cards of a kind to pay for something. */
export function isLacking({ players }: State, seat: Seat, kind: Kind, cost: number): boolean {
  return players[seat].hand[kind] < cost;
}

function hasRoomForVillage({ room, majority, players }: State, seat: Seat): boolean {
  return ROADS.some((_, road) => room[road] !== 0 && majority[road * players.length + seat] > 0);
}

/** True if a card is missing for a cost that the seat can pay right now by trading gold and spare cards with the bank. */
export function helpsToBuy(holdings: Bundle, ratios: readonly number[], cost: Bundle, kind: Kind): boolean {
  return holdings[kind] < cost[kind] && canBeBought(holdings, ratios, cost);
}

/** Returns the gold that a good brings its seller. */
export function proceeds(state: State, seat: Seat, good: Good): number {
  return priceOf(good, isDoubled(state.players[seat].doubled, good)) - tollOf(good, seat, state.rights[GOODS[good].road]);
}

/** Returns a seat's holdings: cards by kind, then gold. */
export function holdingsOf({ hand, gold }: Player): number[] {
  return [...hand, gold];
}

/** True if the seat can buy everything missing from the bank right now with gold and spare cards. */
function canBeBought(holdings: Bundle, ratios: readonly number[], cost: Bundle): boolean {
  let missing = 0;
  let affordable = 0;
  for (let kind = 0; kind <= GOLD; kind++) {
    const spare = holdings[kind] - cost[kind];
    if (spare >= 0) affordable += Math.floor(spare / ratios[kind]);
    else if (kind === GOLD) return false;
    else missing -= spare;
  }
  return missing <= affordable;
}

export function isPaid(holdings: Bundle, cost: Bundle): boolean {
  return cost.every((count, kind) => holdings[kind] >= count);
}

/** Returns the holdings after a sale. */
export function afterSale(holdings: Bundle, good: Good, gold: number): number[] {
  const { recipe } = GOODS[good];
  return holdings.map((count, kind) => (kind === GOLD ? count + gold : count - recipe[kind]));
}
