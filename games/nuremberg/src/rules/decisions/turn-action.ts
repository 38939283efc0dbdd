import type { Seat } from '@belfry/kernel';
import { BUILDS } from '../../data/builds.ts';
import { GOODS } from '../../data/goods.ts';
import { ROAD_LENGTH, ROAD_START, ROADS } from '../../data/region.ts';
import { GOLD, KINDS } from '../../data/resources.ts';
import { bankIsOpen, bankTrade } from '../bank.ts';
import {
  buildHouse,
  buildStation,
  buildTower,
  buildVillage,
  buildWall,
  mayBuildHouse,
  mayBuildStation,
  mayBuildTower,
  mayBuildWall,
} from '../build.ts';
import { BANK_TRADE, BUILD_HOUSE, BUILD_STATION, BUILD_TOWER, BUILD_VILLAGE, BUILD_WALL, END_TURN, type Move, SELL } from '../moves.ts';
import { listOffers } from '../offers.ts';
import { passTurn } from '../phases.ts';
import { maySell, sell } from '../sales.ts';
import type { State } from '../state.ts';
import { covers } from '../supply.ts';
import { faultOfOffer, openOffer } from '../trade.ts';
import type { DecisionModule } from './module.ts';

// NUR-2.2 Trade, build, make and sell in any order, as often as the player can pay; NUR-2.3 nothing is compulsory.
export const turnAction: DecisionModule<'turn-action'> = {
  kind: 'turn-action',
  options(state, { seat }) {
    const moves: Move[] = [END_TURN];
    listBuilds(state, seat, moves);
    for (let good = 0; good < GOODS.length; good++) if (maySell(state, seat, good)) moves.push(SELL[good]);
    listBankTrades(state, seat, moves);
    listOffers(state, seat, moves);
    return moves;
  },
  accepts: (state, { seat }, move) => move.do === 'offer' && faultOfOffer(state, seat, move) === null,
  choose(state, decision, move, dealer) {
    const { seat } = decision;
    if (move.do === 'offer') return openOffer(state, seat, move, dealer);
    if (move.do === 'end-turn') {
      dealer.emit?.({ type: 'turn-ended', clause: 'NUR-2.3', seat });
      return passTurn(state, seat);
    }
    // NUR-2.5 The action ends with all its consequences before the player continues; a victory clears the agenda.
    state.agenda.push(decision);
    switch (move.do) {
      case 'build-station':
        return buildStation(state, seat, move.road, dealer);
      case 'build-village':
        return buildVillage(state, seat, move.crossing, dealer);
      case 'build-house':
        return buildHouse(state, seat, move.site, dealer);
      case 'build-wall':
        return buildWall(state, seat, BUILDS.wall.cost, dealer);
      case 'build-tower':
        return buildTower(state, seat, dealer);
      case 'sell':
        return sell(state, seat, move.good, dealer);
      case 'bank-trade':
        return bankTrade(state, seat, move.give, move.get, dealer);
    }
  },
};

// NUR-8.2 Any number of pieces per turn.
function listBuilds(state: State, seat: Seat, moves: Move[]): void {
  const player = state.players[seat];
  const seats = state.players.length;
  if (covers(player, BUILDS.station.cost)) {
    for (let road = 0; road < ROADS.length; road++) if (mayBuildStation(state, seat, road)) moves.push(BUILD_STATION[road]);
  }
  // NUR-10.2 A station of the player's own anywhere on the road; NUR-10.3 room on the road; NUR-20.1 a village left.
  if (player.villages > 0 && covers(player, BUILDS.village.cost)) {
    for (let road = 0; road < ROADS.length; road++) {
      if (state.majority[road * seats + seat] === 0) continue;
      for (let step = 1; step <= ROAD_LENGTH[road]; step++) {
        if ((state.room[road] >> step) & 1) moves.push(BUILD_VILLAGE[ROAD_START[road] + step - 1]);
      }
    }
  }
  if (covers(player, BUILDS.house.cost)) {
    for (let site = 0; site < BUILD_HOUSE.length; site++) if (mayBuildHouse(state, seat, site)) moves.push(BUILD_HOUSE[site]);
  }
  if (mayBuildWall(state, seat, BUILDS.wall.cost)) moves.push(BUILD_WALL);
  if (mayBuildTower(state, seat)) moves.push(BUILD_TOWER);
}

// NUR-7.1, 7.2 Enough of one kind or of gold; NUR-7.7 the wanted kind in stock.
function listBankTrades(state: State, seat: Seat, moves: Move[]): void {
  if (!bankIsOpen(state)) return;
  const { hand, gold, ratios } = state.players[seat];
  for (let give = 0; give <= GOLD; give++) {
    if ((give === GOLD ? gold : hand[give]) < ratios[give]) continue;
    for (let get = 0; get < KINDS.length; get++) if (get !== give && state.stock[get] > 0) moves.push(BANK_TRADE[give][get]);
  }
}
