import type { DecisionModule } from '@belfry/kernel';
import { charactersIn, hideCharacter } from '../draft.ts';
import type { Event } from '../events.ts';
import { HIDE, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// CIT-3.9 Two players: one of the rest is placed face down.
export const draftHide: DecisionModule<State, Extract<Decision, { kind: 'draft-hide' }>, Move, Event> = {
  kind: 'draft-hide',
  options: (state) => charactersIn(state.draft.pool).map((character) => HIDE[character]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'hide') hideCharacter(state, seat, move.character, dealer);
  },
};
