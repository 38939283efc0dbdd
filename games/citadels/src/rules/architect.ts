import type { Dealer, Seat } from '@belfry/kernel';
import { ARCHITECT_CARDS } from '../data/amounts.ts';
import { ARCHITECT } from '../data/characters.ts';
import type { Event } from './events.ts';
import { ARCHITECT_DRAW, type Move } from './moves.ts';
import type { State } from './state.ts';
import { canDraw, drawCards } from './supply.ts';

export function addArchitectMove(state: State, moves: Move[]): void {
  if (state.turn.character === ARCHITECT && !state.turn.abilityUsed && canDraw(state)) moves.push(ARCHITECT_DRAW);
}

// CIT-15.1 Two cards, both kept, in addition to the resource. CIT-6.9 Effects on the resource do not apply to this draw.
export function architectDraw(state: State, seat: Seat, dealer: Dealer<Event>): void {
  state.turn.abilityUsed = true;
  const drawn = drawCards(state, ARCHITECT_CARDS, dealer);
  state.players[seat].hand.push(...drawn);
  dealer.emit?.({ type: 'architect-drew', clause: 'CIT-15.1', seat, count: drawn.length, districts: drawn });
}
