import { type Dealer, NONE } from '@belfry/kernel';
import { KING } from '../data/characters.ts';
import { allCalled, callNext, crown } from './calls.ts';
import { beginDraft, draftStep, isDrafting } from './draft.ts';
import type { Event } from './events.ts';
import { isCompleted, type State } from './state.ts';

// CIT-2.1 A round is draft, calling with its turns, and round end.
export const phases = { draft: draftNext, calling: callRanks, end: endRound };

function draftNext(state: State, dealer: Dealer<Event>): void {
  while (state.agenda.length === 0 && isDrafting(state)) draftStep(state, dealer);
  if (state.agenda.length === 0) state.phase = 'calling';
}

function callRanks(state: State, dealer: Dealer<Event>): void {
  while (state.agenda.length === 0 && !allCalled(state)) callNext(state, dealer);
  if (state.agenda.length === 0) state.phase = 'end';
}

// CIT-2.6 Characters and marks of the last round are gone; gold, hands, cities and the crown stay.
export function beginRound(state: State, dealer: Dealer<Event>): void {
  state.round++;
  state.phase = 'draft';
  state.called = 0;
  state.murdered = NONE;
  state.robbed = NONE;
  state.turn.character = NONE;
  beginDraft(state);
  dealer.emit?.({ type: 'round-began', clause: 'CIT-2.1', round: state.round, crown: state.crown });
}

// CIT-2.5 The murdered character is shown; a completed city ends the game; otherwise a murdered King inherits and a new round begins.
function endRound(state: State, dealer: Dealer<Event>): void {
  const victim = state.murdered === NONE ? NONE : state.holder[state.murdered];
  if (victim !== NONE) dealer.emit?.({ type: 'victim-revealed', clause: 'CIT-2.5', seat: victim, character: state.murdered });
  if (state.players.some((_, seat) => isCompleted(state, seat))) {
    // CIT-18.1, 18.2 The round in which the goal was reached has been played to its end.
    state.phase = 'over';
    dealer.emit?.({ type: 'game-ended', clause: 'CIT-18.1', round: state.round });
    return;
  }
  // CIT-12.4 A murdered King takes the crown only now.
  if (state.murdered === KING && victim !== NONE) crown(state, victim, 'CIT-12.4', dealer);
  beginRound(state, dealer);
}
