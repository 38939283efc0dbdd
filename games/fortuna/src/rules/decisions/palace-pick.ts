import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { type Move, PICK } from '../moves.ts';
import { takeFromPalace } from '../road.ts';
import type { Decision, State } from '../state.ts';

// FOR-15.3, FOR-15.4 One card of the palace set.
export const palacePick: DecisionModule<State, Extract<Decision, { kind: 'palace-pick' }>, Move, Event> = {
  kind: 'palace-pick',
  options: (state) => PICK.filter(({ privilege }) => state.palace.set.includes(privilege)),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'pick') takeFromPalace(state, seat, move.privilege, dealer);
  },
};
