import type { Dealer, Seat } from '@belfry/kernel';
import { FAVOUR_COUNT } from '../data/favours.ts';
import { CARDS_PER_SIDE } from '../data/sides.ts';
import { canUseArmy } from './actions.ts';
import type { Event } from './events.ts';
import { canCoverExtra, canServeSomething, decline, roll } from './favour.ts';
import { drawPrivileges } from './privileges.ts';
import { continueDraft, firstPosition, showProtection } from './start-cards.ts';
import { activeSeat, isInPalace, type State } from './state.ts';
import { beginRound, endTurn } from './turn.ts';

// FOR-20.1 What the game does automatically: the phases of the setup, then those of a turn.
export const phases = {
  draft: continueDraft,
  protect: endProtection,
  action: askAction,
  swap: askSwap,
  army: askArmy,
  roll: rollDice,
  favour: askFavour,
  cover: askCover,
  privileges: givePrivileges,
  end: askEnd,
};

function endProtection(state: State, dealer: Dealer<Event>): void {
  showProtection(state, dealer);
  beginRound(state, dealer);
}

function askAction(state: State): void {
  state.agenda.push({ kind: 'play-action', seat: activeSeat(state) });
}

function askSwap(state: State): void {
  state.agenda.push({ kind: 'swap-card', seat: activeSeat(state) });
}

// FOR-20.3 A player with a privilege card is asked even if they cannot do anything.
function askArmy(state: State): void {
  const seat = activeSeat(state);
  if (state.players[seat].hand.length > 0 || canUseArmyAtAll(state, seat)) state.agenda.push({ kind: 'use-army', seat });
  else state.phase = 'roll';
}

// FOR-7.17 In the palace there is no phase 4.
function rollDice(state: State, dealer: Dealer<Event>): void {
  const seat = activeSeat(state);
  if (isInPalace(state.players[seat])) state.phase = 'cover';
  else {
    roll(state, seat, dealer);
    state.phase = 'favour';
  }
}

function askFavour(state: State, dealer: Dealer<Event>): void {
  const seat = activeSeat(state);
  const player = state.players[seat];
  if (isInPalace(player)) state.phase = 'cover';
  else if (player.hand.length > 0 || canServeSomething(state, player)) state.agenda.push({ kind: 'serve-emperor', seat });
  else {
    decline(state, seat, dealer);
    state.phase = 'cover';
  }
}

function askCover(state: State): void {
  state.phase = 'privileges';
  if (mayCoverExtra(state)) state.agenda.push({ kind: 'extra-cover', seat: activeSeat(state) });
}

// FOR-10.1 Only for a player who took tokens this turn.
function givePrivileges(state: State, dealer: Dealer<Event>): void {
  state.phase = 'end';
  if (state.turn.tokens > 0) drawPrivileges(state, activeSeat(state), dealer);
}

function askEnd(state: State, dealer: Dealer<Event>): void {
  const seat = activeSeat(state);
  if (state.players[seat].hand.length > 0) state.agenda.push({ kind: 'end-turn', seat });
  else endTurn(state, dealer);
}

function canUseArmyAtAll(state: State, seat: Seat): boolean {
  const first = firstPosition(state, seat);
  for (let position = first; position < first + CARDS_PER_SIDE; position++) if (canUseArmy(state, seat, position)) return true;
  return false;
}

// FOR-9.1, FOR-9.4 Two players, the start player, and a card that can be covered.
function mayCoverExtra(state: State): boolean {
  if (state.players.length !== 2 || state.active !== 0) return false;
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) if (canCoverExtra(state, favour)) return true;
  return false;
}
