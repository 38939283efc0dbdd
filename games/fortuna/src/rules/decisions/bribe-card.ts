import { POSITIONS } from '../../data/sides.ts';
import { bribe, canBribe } from '../actions.ts';
import { BRIBE, type Move } from '../moves.ts';
import { positionOf } from '../start-cards.ts';
import type { DecisionModule } from './module.ts';

// FOR-5.10 A face-up card of another side that the remaining money can perform.
export const bribeCard: DecisionModule<'bribe-card'> = {
  kind: 'bribe-card',
  options(state, { seat }) {
    const moves: Move[] = [];
    const { money } = state.players[seat];
    for (let position = 0; position < POSITIONS; position++) {
      if (canBribe(state, seat, position, money)) moves.push(BRIBE[state.cards[position]]);
    }
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'bribe') bribe(state, seat, positionOf(state, move.card), dealer);
  },
};
