import type { Dealer } from '@belfry/kernel';
import { DICE, HAND_SIZE, TURNS_PER_ROUND } from '../data/amounts.ts';
import { ALL_COLOURS } from '../data/colours.ts';
import { readyAll } from './activation.ts';
import type { Event } from './events.ts';
import { turnMajorities } from './majorities.ts';
import { refillLimit } from './passive.ts';
import { offerStep } from './reputation.ts';
import { tellLaurels } from './scoring.ts';
import { type Phase, type State, seatAt } from './state.ts';
import { takeThreat } from './threats.ts';

// BRU-2.1 The phases of a round.
export const phases = {
  start: beginRound,
  draw: refillNext,
  threats: threatenNext,
  reputation: offerNextStep,
  turns: nextTurn,
  end: endRound,
};

function enter(state: State, phase: Phase): void {
  state.phase = phase;
  state.place = 0;
}

/** Tells whether all players have had their place in this phase. */
function allServed(state: State): boolean {
  return state.place === state.players.length;
}

function beginRound(state: State, dealer: Dealer<Event>): void {
  state.round++;
  state.circle = 0;
  enter(state, 'draw');
  dealer.emit?.({ type: 'round-began', clause: 'BRU-2.1', round: state.round, start: state.start });
}

// BRU-3.1 All players refill their hands in player order. BRU-3.6 A player with enough cards draws nothing.
function refillNext(state: State, dealer: Dealer<Event>): void {
  if (allServed(state)) {
    roll(state, dealer);
    return;
  }
  const seat = seatAt(state, state.place++);
  const player = state.players[seat];
  const limit = refillLimit(player);
  const left = limit - player.hand.length;
  if (left <= 0) return;
  // BRU-3.7 Cards beyond 5 are optional.
  state.agenda.push(
    { step: 'see-drawn', seat, discard: false },
    { kind: 'draw-from', seat, left, optional: limit - HAND_SIZE, to: 'hand' },
  );
}

// BRU-5.1, BRU-5.2 The start player rolls the five dice; the results stay valid until the next roll.
function roll(state: State, dealer: Dealer<Event>): void {
  for (const colour of ALL_COLOURS) state.dice[colour] = 1 + dealer.chance.below(DICE.faces);
  dealer.emit?.({ type: 'rolled', clause: 'BRU-5.1', seat: state.start, dice: state.dice.slice() });
  enter(state, 'threats');
}

// BRU-5.4 In player order: all markers of this roll, then all penalties due, then the next player.
function threatenNext(state: State, dealer: Dealer<Event>): void {
  if (allServed(state)) {
    enter(state, 'reputation');
    return;
  }
  const seat = seatAt(state, state.place++);
  // BRU-5.3 One marker for every die showing 5 or 6.
  for (const colour of ALL_COLOURS) if (state.dice[colour] >= DICE.threatFrom) takeThreat(state, seat, colour, 'BRU-5.3', dealer);
  state.agenda.push({ step: 'penalties', seat });
}

// BRU-5.6, BRU-7.2 After the threats every player may advance, in player order.
function offerNextStep(state: State): void {
  if (allServed(state)) enter(state, 'turns');
  else offerStep(state, seatAt(state, state.place++));
}

// BRU-8.1 Every player's first turn, then every player's second turn and so on.
function nextTurn(state: State): void {
  if (allServed(state)) {
    state.circle++;
    state.place = 0;
  }
  if (state.circle === TURNS_PER_ROUND) enter(state, 'end');
  else state.agenda.push({ kind: 'turn-action', seat: seatAt(state, state.place++), played: false });
}

// BRU-14.8 Majorities, all persons readied, the banner to the next player. BRU-15.1 After the last round the game ends.
function endRound(state: State, dealer: Dealer<Event>): void {
  turnMajorities(state, dealer);
  readyAll(state);
  if (state.round === state.lastRound) {
    state.phase = 'over';
    tellLaurels(state, dealer);
    dealer.emit?.({ type: 'game-ended', clause: 'BRU-15.1', round: state.round });
    return;
  }
  state.start = seatAt(state, 1);
  enter(state, 'start');
}
