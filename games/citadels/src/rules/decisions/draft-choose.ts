import type { DecisionModule } from '@belfry/kernel';
import { charactersIn, takeCharacter } from '../draft.ts';
import type { Event } from '../events.ts';
import { CHOOSE, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// CIT-3.6 The seat holding the pool takes one character in secret.
export const draftChoose: DecisionModule<State, Extract<Decision, { kind: 'draft-choose' }>, Move, Event> = {
  kind: 'draft-choose',
  options: (state) => charactersIn(state.draft.pool).map((character) => CHOOSE[character]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'choose') takeCharacter(state, seat, move.character, dealer);
  },
};
