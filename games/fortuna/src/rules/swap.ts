import type { Dealer, Seat } from '@belfry/kernel';
import { OWNER_OF, type Position, SIDE_AT } from '../data/sides.ts';
import type { Event } from './events.ts';
import { type State, sideOf } from './state.ts';

// FOR-4.5 The played card goes face up where the new card was, the new card face down where the played card was.
export function swap(state: State, seat: Seat, position: Position, dealer: Dealer<Event>): void {
  const { cards, turn } = state;
  const gave = cards[turn.played];
  const took = cards[position];
  const side = SIDE_AT[position];
  cards[position] = gave;
  cards[turn.played] = took;
  state.protectedAt[sideOf(state, seat)] = turn.played;
  state.phase = 'army';
  dealer.emit?.({ type: 'swapped', clause: 'FOR-4.5', seat, gave, took, side, owner: OWNER_OF[state.players.length][side] });
}
