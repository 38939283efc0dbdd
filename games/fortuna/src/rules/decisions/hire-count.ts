import { hire } from '../hire.ts';
import { HIRE } from '../moves.ts';
import { hireLimit } from '../places.ts';
import type { DecisionModule } from './module.ts';

// FOR-5.6, FOR-5.7 As many as there are free places the player can pay for.
export const hireCount: DecisionModule<'hire-count'> = {
  kind: 'hire-count',
  options(state, { seat, piece }) {
    const player = state.players[seat];
    return HIRE.slice(1, hireLimit(player[piece], player.money) + 1);
  },
  choose(state, { seat, piece }, move, dealer) {
    if (move.do === 'hire') hire(state, seat, piece, move.count, dealer);
  },
};
