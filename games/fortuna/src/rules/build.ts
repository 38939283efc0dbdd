import type { Dealer, Seat } from '@belfry/kernel';
import { BUILDINGS, BUILDINGS_PER_PLAYER, type Building, HELPS_WATER } from '../data/buildings.ts';
import type { FortunaOptions } from '../data/options.ts';
import type { Event } from './events.ts';
import { pay } from './province.ts';
import type { Player, State } from './state.ts';

export function buildingsOf(player: Player): number {
  let count = 0;
  for (let building = 0; building < BUILDINGS.length; building++) count += player.buildings[building];
  return count;
}

// FOR-12.3 No second building of a type; with the option `duplicateBuildings` only no second one that helps with water.
function mayOwnAnother(player: Player, building: Building, options: FortunaOptions): boolean {
  return player.buildings[building] === 0 || (options.duplicateBuildings === 'allowed' && building !== HELPS_WATER);
}

// FOR-12.1 to 12.3, FOR-12.6
export function canBuild(state: State, player: Player, building: Building, money: number): boolean {
  const row = BUILDINGS[building];
  return (
    row.cost <= money &&
    state.buildings[building] > 0 &&
    (player.married || !row.marriedOnly) &&
    mayOwnAnother(player, building, state.options) &&
    buildingsOf(player) < BUILDINGS_PER_PLAYER
  );
}

export function canBuildSomething(state: State, player: Player, money: number): boolean {
  for (let building = 0; building < BUILDINGS.length; building++) if (canBuild(state, player, building, money)) return true;
  return false;
}

// FOR-5.8 Exactly one building; the player is asked if there is a choice.
export function beginBuild(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  let only = 0;
  let choices = 0;
  for (let building = 0; building < BUILDINGS.length; building++) {
    if (!canBuild(state, player, building, player.money)) continue;
    only = building;
    choices++;
  }
  if (choices === 1) build(state, seat, only, dealer);
  else state.agenda.push({ kind: 'choose-building', seat });
}

// FOR-12.1 The cost goes to the bank. FOR-3.2 A new Aqueduct stays empty until the owner's next turn.
export function build(state: State, seat: Seat, building: Building, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const paid = BUILDINGS[building].cost;
  pay(player, paid);
  player.buildings[building]++;
  state.buildings[building]--;
  dealer.emit?.({ type: 'built', clause: 'FOR-12.1', seat, building, paid });
}
