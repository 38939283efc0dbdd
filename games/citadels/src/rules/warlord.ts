import type { Dealer, Seat } from '@belfry/kernel';
import { WARLORD_DISCOUNT } from '../data/amounts.ts';
import { BISHOP, WARLORD } from '../data/characters.ts';
import { COLOUR_FREE, COST, type District, INDESTRUCTIBLE } from '../data/districts.ts';
import type { Event } from './events.ts';
import { DESTROY, type Move } from './moves.ts';
import { offerDestroyed } from './reclaim.ts';
import { isCompleted, type State } from './state.ts';
import { payGold, takeFromHand } from './supply.ts';

/** CIT-16.2, 16.3 One gold less than the building cost. */
export function destructionPrice(district: District): number {
  return COST[district] - WARLORD_DISCOUNT;
}

/** CIT-13.1, 13.3 A living Bishop protects the whole city of its player. CIT-13.2 A murdered one does not. */
export function isProtectedByBishop(state: State, owner: Seat): boolean {
  return state.holder[BISHOP] === owner && state.murdered !== BISHOP;
}

// CIT-16.1 One district of another player; CIT-16.4 not in a completed city; CIT-16.6 not the Bishop's, never one that nothing destroys.
export function addDestroyMoves(state: State, seat: Seat, moves: Move[]): void {
  if (state.turn.character !== WARLORD || state.turn.abilityUsed) return;
  const { gold } = state.players[seat];
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat || isCompleted(state, owner) || isProtectedByBishop(state, owner)) continue;
    const { city } = state.players[owner];
    let seen = 0;
    for (let i = 0; i < city.length; i++) {
      const district = city[i];
      if (INDESTRUCTIBLE[district] || destructionPrice(district) > gold || seen & (1 << district)) continue;
      seen |= 1 << district;
      moves.push(DESTROY[owner][district]);
    }
  }
}

export function destroy(state: State, seat: Seat, owner: Seat, district: District, dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  const paid = destructionPrice(district);
  payGold(state, seat, paid);
  takeFromHand(state.players[owner].city, district);
  if (COLOUR_FREE[district]) state.hauntedRound = 0;
  dealer.emit?.({ type: 'destroyed', clause: 'CIT-16.1', seat, owner, district, paid });
  offerDestroyed(state, seat, district);
}
