import { charactersIn, hideCharacter } from '../draft.ts';
import { HIDE } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// CIT-3.9 Two players: one of the rest is placed face down.
export const draftHide: DecisionModule<'draft-hide'> = {
  kind: 'draft-hide',
  options: (state) => charactersIn(state.draft.pool).map((character) => HIDE[character]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'hide') hideCharacter(state, seat, move.character, dealer);
  },
};
