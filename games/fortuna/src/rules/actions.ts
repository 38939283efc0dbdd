import type { Dealer, Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard, COPY } from '../data/action-cards.ts';
import { MONEY_LIMIT } from '../data/amounts.ts';
import { DESIGNED } from '../data/designed.ts';
import { OWNER_OF, POSITIONS, type Position, SIDE_AT } from '../data/sides.ts';
import { beginBuild, canBuildSomething } from './build.ts';
import type { Event } from './events.ts';
import { beginHarvest } from './harvest.ts';
import { beginHire, canHire, canOrdain, ordain } from './hire.ts';
import { withoutHighest } from './places.ts';
import { earn, losePiece, pay, take } from './province.ts';
import { greetArrival, moveForward } from './road.ts';
import { isInPalace, type Player, type State, sideOf } from './state.ts';
import { beginTrade } from './trade.ts';

/** FOR-5.12 Returns the price of the step of the card Fortuna. */
export function fortunaPrice(state: State): number {
  return DESIGNED.fortunaOffering[state.options.fortunaOffering];
}

// FOR-4.3 A player can perform a card only if they can pay its costs and it changes something.
export function canPerform(state: State, seat: Seat, card: ActionCard, money: number): boolean {
  const player = state.players[seat];
  const row = ACTION_CARDS[card];
  switch (row.effect) {
    case 'harvest':
      return state.supply[row.crop] > 0;
    case 'gain':
      return state.supply[row.good] > 0;
    case 'sell':
      return player[row.crop] > 0;
    case 'hire':
      return canHire(player, row.piece, money);
    case 'build':
      return canBuildSomething(state, player, money);
    case 'marry':
      return player.married ? money < MONEY_LIMIT : money >= row.price;
    case 'copy':
      return money >= row.price && canBribeSomething(state, seat, money);
    case 'exchange':
      return canOrdain(state, player);
    case 'advance':
      return money >= fortunaPrice(state) && !isInPalace(player);
  }
}

/** Performs a card and asks for the remaining choices. The card must be performable. */
export function perform(state: State, seat: Seat, card: ActionCard, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const row = ACTION_CARDS[card];
  switch (row.effect) {
    case 'harvest':
      beginHarvest(state, seat, row.crop, dealer);
      break;
    case 'gain': {
      const amount = take(state, player, row.good, row.amount);
      dealer.emit?.({ type: 'took-water', clause: row.clause, seat, amount });
      break;
    }
    case 'sell':
      beginTrade(state, seat, row.crop, dealer);
      break;
    case 'hire':
      beginHire(state, seat, row.piece, dealer);
      break;
    case 'build':
      beginBuild(state, seat, dealer);
      break;
    case 'marry':
      marry(player, seat, row.price, row.income, dealer);
      break;
    case 'copy':
      beginBribe(state, seat, dealer);
      break;
    case 'exchange':
      ordain(state, seat, dealer);
      break;
    case 'advance':
      offer(state, seat, row.steps, dealer);
  }
}

// FOR-5.9 An unmarried player pays and marries; a married player takes money.
function marry(player: Player, seat: Seat, price: number, income: number, dealer: Dealer<Event>): void {
  if (player.married) {
    const before = player.money;
    earn(player, income);
    dealer.emit?.({ type: 'dowry', clause: 'FOR-5.9', seat, money: player.money - before });
  } else {
    pay(player, price);
    player.married = true;
    dealer.emit?.({ type: 'married', clause: 'FOR-5.9', seat, paid: price });
  }
}

// FOR-5.12 Pay and move forward. FOR-11.13 It is no favour: nothing is covered, no token taken.
function offer(state: State, seat: Seat, steps: number, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  const paid = fortunaPrice(state);
  pay(player, paid);
  moveForward(player, steps);
  dealer.emit?.({ type: 'offered', clause: 'FOR-5.12', seat, paid, step: player.step });
  greetArrival(state, seat, dealer);
}

/** Tells whether the card at a position is face up on a side other than the seat's own. */
export function isFaceUpElsewhere(state: State, seat: Seat, position: Position): boolean {
  const side = SIDE_AT[position];
  return side !== sideOf(state, seat) && state.protectedAt[side] !== position;
}

// FOR-5.10 A face-up card of another side that can be performed with the remaining money. FOR-5.15 Never the card that copies.
export function canBribe(state: State, seat: Seat, position: Position, money: number): boolean {
  const card = state.cards[position];
  return card !== COPY && isFaceUpElsewhere(state, seat, position) && canPerform(state, seat, card, money - DESIGNED.bribe);
}

function canBribeSomething(state: State, seat: Seat, money: number): boolean {
  for (let position = 0; position < POSITIONS; position++) if (canBribe(state, seat, position, money)) return true;
  return false;
}

function beginBribe(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { money } = state.players[seat];
  let only = 0;
  let choices = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (!canBribe(state, seat, position, money)) continue;
    only = position;
    choices++;
  }
  if (choices === 1) bribe(state, seat, only, dealer);
  else state.agenda.push({ kind: 'bribe-card', seat });
}

// FOR-5.10 The owner of the side is paid, or the bank; the card does not move. FOR-5.14 The briber's own province counts.
export function bribe(state: State, seat: Seat, position: Position, dealer: Dealer<Event>): void {
  const side = SIDE_AT[position];
  const card = state.cards[position];
  const owner = OWNER_OF[state.players.length][side];
  const paid = DESIGNED.bribe;
  pay(state.players[seat], paid);
  if (owner >= 0) earn(state.players[owner], paid);
  dealer.emit?.({ type: 'bribed', clause: 'FOR-5.10', seat, card, side, owner, paid });
  perform(state, seat, card, dealer);
}

// FOR-6.3, FOR-6.5 One of the seat's own face-up cards, if it can be performed after the centurion has left.
export function canUseArmy(state: State, seat: Seat, position: Position): boolean {
  const player = state.players[seat];
  if (state.turn.armyUsed || player.centurions === 0 || state.protectedAt[SIDE_AT[position]] === position) return false;
  const before = player.centurions;
  player.centurions = withoutHighest(before);
  const able = canPerform(state, seat, state.cards[position], player.money);
  player.centurions = before;
  return able;
}

// FOR-6.1, FOR-6.2, FOR-6.5 The most expensive centurion is given up first, then the card is performed. FOR-6.4 It stays where it is.
export function useArmy(state: State, seat: Seat, card: ActionCard, dealer: Dealer<Event>): void {
  state.turn.armyUsed = true;
  losePiece(state, state.players[seat], 'centurions');
  dealer.emit?.({ type: 'army-used', clause: 'FOR-6.1', seat, card });
  perform(state, seat, card, dealer);
}
