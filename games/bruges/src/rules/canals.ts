import type { Dealer, Seat } from '@belfry/kernel';
import { CANAL_LENGTH, CANAL_PRICES, CANALS, type Side, STATUES } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import type { Event } from './events.ts';
import { canalPrice } from './passive.ts';
import type { State } from './state.ts';
import { helpedBy, returnThroughPerson } from './threats.ts';

// BRU-9.8 Spaces are built in order from the guard house outwards; a full canal offers none.
export function hasFreeSpace(state: State, seat: Seat, side: Side): boolean {
  return state.players[seat].canals[side] < CANAL_LENGTH;
}

/** Returns the colour of the next space of a canal that has one. */
export function nextColour(state: State, seat: Seat, side: Side): Colour {
  return CANALS[seat][side][state.players[seat].canals[side]];
}

/** Returns the player's price of the next space of a canal, at a multiple of the printed price. */
export function nextPrice(state: State, seat: Seat, side: Side, factor: number): number {
  const player = state.players[seat];
  return canalPrice(player, CANAL_PRICES[player.canals[side]] * factor);
}

export function canBuildNext(state: State, seat: Seat, side: Side, factor: number): boolean {
  return hasFreeSpace(state, seat, side) && state.players[seat].guilders >= nextPrice(state, seat, side, factor);
}

// BRU-9.18 Pay; place; effects triggered by the space; statue.
export function buildToken(state: State, seat: Seat, side: Side, factor: number, card: Card, clause: string, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const colour = nextColour(state, seat, side);
  const paid = nextPrice(state, seat, side, factor);
  player.guilders -= paid;
  player.canals[side]++;
  dealer.emit?.({ type: 'built-canal', clause, seat, side, space: player.canals[side], colour, paid, card });
  if (factor > 0) helpedBy(player, seat, 'canal-free', dealer);
  // BRU-13.5 The colour of the space counts, not that of a card.
  returnThroughPerson(state, seat, colour, 'on-canal-return-threat', dealer);
  if (player.canals[side] === CANAL_LENGTH) takeStatue(state, seat, side, dealer);
}

// BRU-9.9 The fifth space wins the top statue, once per canal (BRU-6.14). BRU-9.11 An empty stack gives none.
function takeStatue(state: State, seat: Seat, side: Side, dealer: Dealer<Event>): void {
  const { statues } = state.players[seat];
  if (statues[side] !== 0 || state.statuesTaken === STATUES.length) return;
  const points = STATUES[state.statuesTaken++];
  statues[side] = points;
  dealer.emit?.({ type: 'won-statue', clause: 'BRU-9.9', seat, side, points });
}

// BRU-6.12 Only the outermost token can go. BRU-6.13 The statue stays.
export function loseToken(state: State, seat: Seat, side: Side, clause: string, dealer: Dealer<Event>): void {
  const { canals } = state.players[seat];
  const space = canals[side]--;
  dealer.emit?.({ type: 'lost-canal', clause, seat, side, space, colour: CANALS[seat][side][space - 1] });
}

export function tokenCount(state: State, seat: Seat): number {
  const { canals } = state.players[seat];
  return canals[0] + canals[1];
}
