import { POSITIONS } from '../../data/sides.ts';
import { isFaceUpElsewhere } from '../actions.ts';
import { type Move, SWAP } from '../moves.ts';
import { positionOf } from '../start-cards.ts';
import { swap } from '../swap.ts';
import type { DecisionModule } from './module.ts';

// FOR-4.4, FOR-4.9 The played card is exchanged for a face-up card of another side; there is always one.
export const swapCard: DecisionModule<'swap-card'> = {
  kind: 'swap-card',
  options(state, { seat }) {
    const moves: Move[] = [];
    for (let position = 0; position < POSITIONS; position++) {
      if (isFaceUpElsewhere(state, seat, position)) moves.push(SWAP[state.cards[position]]);
    }
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'swap') swap(state, seat, positionOf(state, move.card), dealer);
  },
};
