import { gameFlow } from '@belfry/kernel';
import { canActivateAny } from './activation.ts';
import { decisions } from './decisions/index.ts';
import type { Event } from './events.ts';
import { END_TURN, type Move } from './moves.ts';
import { phases } from './phases.ts';
import { setup } from './setup.ts';
import type { Decision, State, Step } from './state.ts';
import { steps } from './steps.ts';

export const flow = gameFlow<State, Decision | Step, Move, Event>({ setup, decisions, phases, steps, unasked });

// BRU-18.2 A decision with exactly one option is taken automatically; BRU-11.1 one without options is skipped.
function unasked(state: State, decision: Decision): Move | null | undefined {
  if (decision.kind === 'turn-action') return onlyEnding(state, decision);
  // This is the most frequent decision, and with two piles there is always a choice.
  if (decision.kind === 'draw-from' && state.piles[0].length > 0 && state.piles[1].length > 0) return undefined;
  const options = optionsOf(state, decision);
  return options.length > 1 ? undefined : (options[0] ?? null);
}

// BRU-18.3 A turn ends automatically when its card has been played, or there is none, and no activation is usable.
function onlyEnding(state: State, { seat, played }: Extract<Decision, { kind: 'turn-action' }>): Move | undefined {
  if (!played && state.players[seat].hand.length > 0) return undefined;
  return canActivateAny(state, seat) ? undefined : END_TURN;
}

function optionsOf(state: State, decision: Decision): Move[] {
  // The table's type guarantees that each module gets the decision that names it.
  const module = decisions[decision.kind] as { options(state: State, decision: Decision): Move[] };
  return module.options(state, decision);
}
