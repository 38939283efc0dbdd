import type { Dealer } from '@belfry/kernel';
import { canActivateAny } from './activation.ts';
import { decisions } from './decisions/index.ts';
import type { Event } from './events.ts';
import { END_TURN, type Move } from './moves.ts';
import { nextPhaseStep } from './phases.ts';
import type { Decision, State, Step } from './state.ts';
import { runStep } from './steps.ts';

/** Runs the game on by itself until somebody has to decide or the game is over. */
export function advance(state: State, dealer: Dealer<Event>): void {
  while (state.agenda.length === 0 && !state.over) {
    const next = state.todo.pop();
    if (next === undefined) nextPhaseStep(state, dealer);
    else if (isStep(next)) runStep(state, next, dealer);
    else ask(state, next, dealer);
  }
}

/** Reading the field is several times faster than asking whether it is there. */
function isStep(next: Step | Decision): next is Step {
  return (next as Partial<Step>).step !== undefined;
}

// BRU-18.2 A decision with exactly one option is taken automatically; BRU-11.1 one without any is omitted.
function ask(state: State, decision: Decision, dealer: Dealer<Event>): void {
  const only = decision.kind === 'turn-action' ? onlyEnding(state, decision) : onlyOption(state, decision);
  if (only === null) state.agenda.push(decision);
  else if (only !== undefined) choose(state, decision, only, dealer);
}

/** The single option; undefined without any; null when there is a choice. */
function onlyOption(state: State, decision: Decision): Move | null | undefined {
  // Asked more often than anything else, and with two piles there is always a choice.
  if (decision.kind === 'draw-from' && state.piles[0].length > 0 && state.piles[1].length > 0) return null;
  const options = moduleOf(decision).options(state, decision);
  return options.length > 1 ? null : options[0];
}

// BRU-18.3 A turn ends by itself when its card has been played, or there is none, and no activation is usable.
function onlyEnding(state: State, { seat, played }: Extract<Decision, { kind: 'turn-action' }>): Move | null {
  if (!played && state.players[seat].hand.length > 0) return null;
  return canActivateAny(state, seat) ? null : END_TURN;
}

function choose(state: State, decision: Decision, move: Move, dealer: Dealer<Event>): void {
  moduleOf(decision).choose(state, decision, move, dealer);
}

interface AnyModule {
  options(state: State, decision: Decision): Move[];
  choose(state: State, decision: Decision, move: Move, dealer: Dealer<Event>): void;
}

function moduleOf(decision: Decision): AnyModule {
  // Each module is called with the decision that names it: the table is typed so.
  return decisions[decision.kind] as AnyModule;
}
