import type { OwnPlan } from '@belfry/bots';
import { isDecision, type Seat } from '@belfry/kernel';
import { TURNS_PER_ROUND } from '../data/amounts.ts';
import type { State } from '../rules/state.ts';
import { isLastRound } from './blunders.ts';

/**
 * Once the dice are rolled and the cards are in hand, a seat can plan its four turns of a round on its own: the others hardly affect them.
 * The last round is calculated exactly, see last-turn.ts.
 */
export const ownPlan: OwnPlan<State> = {
  isNow: (state) => asksForTurn(state) && !isLastRound(state),
  passOthers,
};

function asksForTurn({ phase, agenda }: State): boolean {
  const top = agenda[agenda.length - 1];
  return phase === 'turns' && agenda.length === 1 && isDecision(top) && top.kind === 'turn-action';
}

/** Advances to the seat's next turn in the round; false if there is none. */
export function passOthers(state: State, seat: Seat): boolean {
  const place = (seat - state.start + state.players.length) % state.players.length;
  const stepsFirst = state.phase === 'reputation';
  if (!stepsFirst && !asksForTurn(state)) return false;
  const circle = stepsFirst ? 0 : state.place > place ? state.circle + 1 : state.circle;
  if (circle >= TURNS_PER_ROUND) return false;
  state.phase = 'turns';
  state.circle = circle;
  state.place = place + 1;
  state.agenda = [{ kind: 'turn-action', seat, played: false }];
  return true;
}
