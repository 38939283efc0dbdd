import { NONE } from '@belfry/kernel';
import { buildToken, canBuildNext } from '../canals.ts';
import { BUILD, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.10 Which canal a person builds on.
export const chooseCanal: DecisionModule<'choose-canal'> = {
  kind: 'choose-canal',
  options(state, { seat, factor }) {
    const moves: Move[] = [];
    if (canBuildNext(state, seat, 0, factor)) moves.push(BUILD[0]);
    if (canBuildNext(state, seat, 1, factor)) moves.push(BUILD[1]);
    return moves;
  },
  choose(state, { seat, factor }, move, dealer) {
    if (move.do === 'build') buildToken(state, seat, move.side, factor, NONE, 'BRU-12.10', dealer);
  },
};
