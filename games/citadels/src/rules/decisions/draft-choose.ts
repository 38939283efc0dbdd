import { charactersIn, takeCharacter } from '../draft.ts';
import { CHOOSE } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// CIT-3.6 The seat holding the pool takes one character in secret.
export const draftChoose: DecisionModule<'draft-choose'> = {
  kind: 'draft-choose',
  options: (state) => charactersIn(state.draft.pool).map((character) => CHOOSE[character]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'choose') takeCharacter(state, seat, move.character, dealer);
  },
};
