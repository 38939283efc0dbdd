import { loseToken } from '../canals.ts';
import { LOSE_CANAL, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.21 Which canal of the victim loses its outermost token.
export const loseCanal: DecisionModule<'lose-canal'> = {
  kind: 'lose-canal',
  options(state, { seat }) {
    const { canals } = state.players[seat];
    const moves: Move[] = [];
    if (canals[0] > 0) moves.push(LOSE_CANAL[0]);
    if (canals[1] > 0) moves.push(LOSE_CANAL[1]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'lose-canal') loseToken(state, seat, move.side, 'BRU-12.21', dealer);
  },
};
