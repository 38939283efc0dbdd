import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { harvest } from '../harvest.ts';
import { IRRIGATE, LEAVE_DRY, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// FOR-5.17 Spend water for more, or not.
export const irrigate: DecisionModule<State, Extract<Decision, { kind: 'irrigate' }>, Move, Event> = {
  kind: 'irrigate',
  options: () => [IRRIGATE, LEAVE_DRY],
  choose(state, { seat, crop }, move, dealer) {
    if (move.do === 'irrigate') harvest(state, seat, crop, move.yes, dealer);
  },
};
