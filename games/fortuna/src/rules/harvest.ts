import type { Dealer, Seat } from '@belfry/kernel';
import { type Crop, HARVESTS } from '../data/action-cards.ts';
import { IRRIGATION_WATER } from '../data/amounts.ts';
import type { Event } from './events.ts';
import { giveBack, take } from './province.ts';
import { type State, waterOf } from './state.ts';

// FOR-5.17 Irrigation is offered only if it yields at least 1 unit more than the dry harvest.
function canIrrigate(state: State, seat: Seat, crop: Crop): boolean {
  return waterOf(state.players[seat]) >= IRRIGATION_WATER && state.supply[crop] > HARVESTS[crop].base;
}

// FOR-5.1, FOR-5.2 A harvest; a player who can irrigate is asked first.
export function beginHarvest(state: State, seat: Seat, crop: Crop, dealer: Dealer<Event>): void {
  if (canIrrigate(state, seat, crop)) state.agenda.push({ kind: 'irrigate', seat, crop });
  else harvest(state, seat, crop, false, dealer);
}

// FOR-5.17 The extra units are added to the base amount and all are taken together.
export function harvest(state: State, seat: Seat, crop: Crop, irrigated: boolean, dealer: Dealer<Event>): void {
  const row = HARVESTS[crop];
  const player = state.players[seat];
  if (irrigated) giveBack(state, player, 'water', IRRIGATION_WATER);
  const amount = take(state, player, crop, irrigated ? row.base + row.irrigated : row.base);
  dealer.emit?.({ type: 'harvested', clause: row.clause, seat, crop, amount, irrigated });
}
