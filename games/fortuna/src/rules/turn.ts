import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { AQUEDUCT_HOLDS } from '../data/amounts.ts';
import { HELPS_WATER } from '../data/buildings.ts';
import { DESIGNED } from '../data/designed.ts';
import type { Event } from './events.ts';
import { closeRound } from './round-end.ts';
import { tellScores } from './scoring.ts';
import { activeSeat, isInPalace, type State, sideOf, type Turn } from './state.ts';

export function freshTurn(): Turn {
  return { played: NONE, armyUsed: false, stepCardUsed: false, roll: [], tokens: 0, drawn: [] };
}

// FOR-2.1 The start player begins.
export function beginRound(state: State, dealer: Dealer<Event>): void {
  state.round++;
  state.active = 0;
  dealer.emit?.({ type: 'round-began', clause: 'FOR-2.1', round: state.round, order: state.order.slice() });
  beginTurn(state, dealer);
}

// FOR-2.3 Phase 1, then the choice of phase 2.
function beginTurn(state: State, dealer: Dealer<Event>): void {
  const seat = activeSeat(state);
  const side = sideOf(state, seat);
  state.turn = freshTurn();
  fillAqueduct(state, seat, dealer);
  // FOR-4.1 The protected card is turned face up.
  const card = state.cards[state.protectedAt[side]];
  state.protectedAt[side] = NONE;
  dealer.emit?.({ type: 'turned-up', clause: 'FOR-4.1', seat, card });
  state.phase = 'action';
}

// FOR-3.1, FOR-3.3, FOR-3.4 An empty Aqueduct gets water, if the lake has any.
function fillAqueduct(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  if (player.buildings[HELPS_WATER] === 0 || player.aqueductWater === AQUEDUCT_HOLDS || state.supply.water === 0) return;
  state.supply.water--;
  player.aqueductWater++;
  dealer.emit?.({ type: 'aqueduct-filled', clause: 'FOR-3.1', seat });
}

// FOR-2.1, FOR-2.4 The next player on the track, or the end of the round.
export function endTurn(state: State, dealer: Dealer<Event>): void {
  dealer.emit?.({ type: 'turn-ended', clause: 'FOR-2.3', seat: activeSeat(state) });
  state.turn = freshTurn();
  state.active++;
  if (state.active < state.order.length) beginTurn(state, dealer);
  else endRound(state, dealer);
}

// FOR-2.4, FOR-15.1, FOR-15.10 The last round is the one in which a player arrived, or the fortieth.
function endRound(state: State, dealer: Dealer<Event>): void {
  const arrived = state.players.some(isInPalace);
  if (arrived || state.round === DESIGNED.roundLimit) {
    state.phase = 'over';
    dealer.emit?.({ type: 'game-ended', clause: arrived ? 'FOR-15.2' : 'FOR-15.10', round: state.round });
    tellScores(state, dealer);
    return;
  }
  closeRound(state, dealer);
  beginRound(state, dealer);
}
