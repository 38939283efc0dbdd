import { NONE } from '@belfry/kernel';
import { addPlays, isPlay, meansOf, perform } from '../actions.ts';
import type { Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.7 Exactly the card that was drawn, for any of the six actions.
export const actWithDrawn: DecisionModule<'act-with-drawn'> = {
  kind: 'act-with-drawn',
  options(state, { seat }) {
    const moves: Move[] = [];
    addPlays(state, seat, state.held, meansOf(state, seat), moves);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (!isPlay(move)) return;
    state.held = NONE;
    perform(state, seat, move, dealer);
  },
};
