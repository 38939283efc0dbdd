import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { take } from '../take.ts';

// MKT-4.1 One ware from the row.
export const takeDecision: DecisionModule<State, Extract<Decision, { kind: 'take' }>, Move, Event> = {
  kind: 'take',
  options: (state) => state.row.map((ware) => ({ do: 'take', ware })),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'take') take(state, seat, move.ware, dealer);
  },
};
