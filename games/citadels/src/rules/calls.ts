import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { MERCHANT_GOLD } from '../data/amounts.ts';
import { CHARACTERS, type Character, KING, MERCHANT, THIEF } from '../data/characters.ts';
import type { Event } from './events.ts';
import type { Decision, State } from './state.ts';
import { receiveGold } from './supply.ts';
import { startTurn } from './turn.ts';

const TURN_ACTIONS: readonly Decision[] = Array.from({ length: 7 }, (_, seat) => Object.freeze({ kind: 'turn-action', seat }));

export function askForAction(state: State, seat: Seat): void {
  state.agenda.push(TURN_ACTIONS[seat]);
}

export function allCalled(state: State): boolean {
  return state.called === CHARACTERS.length;
}

// CIT-4.1 The crown holder calls the ranks in order. CIT-4.7 No player has to do it by hand.
export function callNext(state: State, dealer: Dealer<Event>): void {
  const character: Character = state.called++;
  const seat = state.holder[character];
  // CIT-4.3, 4.4, 4.6 Nobody answers: the card is on the table, or its holder is murdered. Both look the same.
  if (seat === NONE || state.murdered === character) {
    dealer.emit?.({ type: 'unanswered', clause: 'CIT-4.3', character, caller: state.crown });
    return;
  }
  // CIT-4.2 Its holder must show it.
  dealer.emit?.({ type: 'shown', clause: 'CIT-4.2', seat, character, caller: state.crown });
  beginTurn(state, seat, character, dealer);
}

// CIT-4.8 Theft, crown and extra gold come first, in this order and automatically.
function beginTurn(state: State, seat: Seat, character: Character, dealer: Dealer<Event>): void {
  startTurn(state.turn, seat, character);
  if (state.robbed === character) payThief(state, seat, dealer);
  if (character === KING) crown(state, seat, 'CIT-12.1', dealer);
  if (character === MERCHANT) {
    // CIT-14.1 Paid after a theft, so it is safe. CIT-22.2 With an empty bank it is lost.
    const gold = receiveGold(state, seat, MERCHANT_GOLD);
    if (gold > 0) dealer.emit?.({ type: 'extra-gold', clause: 'CIT-14.1', seat, gold });
  }
  askForAction(state, seat);
}

// CIT-10.4 All gold the player has at this moment goes to the Thief's player. CIT-21.4 Robbing oneself changes nothing.
function payThief(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const thief = state.holder[THIEF];
  if (thief === seat) return;
  const { gold } = state.players[seat];
  state.players[seat].gold = 0;
  state.players[thief].gold += gold;
  dealer.emit?.({ type: 'robbed', clause: 'CIT-10.4', seat, thief, gold });
}

export function crown(state: State, seat: Seat, clause: string, dealer: Dealer<Event>): void {
  const from = state.crown;
  state.crown = seat;
  dealer.emit?.({ type: 'crowned', clause, seat, from });
}
