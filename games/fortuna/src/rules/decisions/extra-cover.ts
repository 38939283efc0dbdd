import { canCoverExtra, coverExtra } from '../favour.ts';
import { COVER, COVER_NONE } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// FOR-9.1, FOR-9.4 One open card without tokens, or none.
export const extraCover: DecisionModule<'extra-cover'> = {
  kind: 'extra-cover',
  options: (state) => [...COVER.filter(({ favour }) => canCoverExtra(state, favour)), COVER_NONE],
  choose(state, { seat }, move, dealer) {
    if (move.do === 'cover') coverExtra(state, seat, move.favour, dealer);
  },
};
