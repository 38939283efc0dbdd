import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { canCoverExtra, coverExtra } from '../favour.ts';
import { COVER, COVER_NONE, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// FOR-9.1, FOR-9.4 One open card without tokens, or none.
export const extraCover: DecisionModule<State, Extract<Decision, { kind: 'extra-cover' }>, Move, Event> = {
  kind: 'extra-cover',
  options: (state) => [...COVER.filter(({ favour }) => canCoverExtra(state, favour)), COVER_NONE],
  choose(state, { seat }, move, dealer) {
    if (move.do === 'cover') coverExtra(state, seat, move.favour, dealer);
  },
};
