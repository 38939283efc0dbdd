import type { Dealer, Seat } from '@belfry/kernel';
import { DICE_LIMIT, type Piece } from '../data/amounts.ts';
import type { Event } from './events.ts';
import { hireLimit, nextPrice, piecesOn, withCheapest } from './places.ts';
import { losePiece, pay } from './province.ts';
import type { Player, State } from './state.ts';

const HIRE_CLAUSE: Readonly<Record<Piece, string>> = { centurions: 'FOR-5.6', vestals: 'FOR-5.7' };

export function canHire(player: Player, piece: Piece, money: number): boolean {
  return nextPrice(player[piece]) <= money;
}

// FOR-5.6, FOR-5.7, FOR-5.19 One or more pieces, as many as the player can pay for.
export function beginHire(state: State, seat: Seat, piece: Piece, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  if (hireLimit(player[piece], player.money) === 1) hire(state, seat, piece, 1, dealer);
  else state.agenda.push({ kind: 'hire-count', seat, piece });
}

// FOR-5.6, FOR-5.7 Each fills the cheapest free place and costs its value.
export function hire(state: State, seat: Seat, piece: Piece, count: number, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const before = player.money;
  for (let i = 0; i < count; i++) {
    pay(player, nextPrice(player[piece]));
    player[piece] = withCheapest(player[piece]);
    state.supply[piece]--;
  }
  dealer.emit?.({ type: 'hired', clause: HIRE_CLAUSE[piece], seat, piece, count, paid: before - player.money });
}

// FOR-5.11, FOR-19.3 It needs a vestal, a die in the supply, and room for the die.
export function canOrdain(state: State, player: Player): boolean {
  return piecesOn(player.vestals) > 0 && player.dice < DICE_LIMIT && state.supply.dice > 0;
}

// FOR-5.11 Exactly one vestal for one die.
export function ordain(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  losePiece(state, player, 'vestals');
  state.supply.dice--;
  player.dice++;
  dealer.emit?.({ type: 'ordained', clause: 'FOR-5.11', seat, dice: player.dice });
}
