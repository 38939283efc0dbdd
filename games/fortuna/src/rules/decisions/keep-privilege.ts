import { KEEP } from '../../data/amounts.ts';
import { KEEP_ONE, KEEP_TWO, type Move } from '../moves.ts';
import { keepPrivileges } from '../privileges.ts';
import type { DecisionModule } from './module.ts';

// FOR-10.4 to 10.6 Exactly this many of the cards drawn. Asked even when they are alike, so that the decision reveals nothing.
export const keepPrivilege: DecisionModule<'keep-privilege'> = {
  kind: 'keep-privilege',
  options(state, { keep }) {
    const { drawn } = state.turn;
    const moves: Move[] = [];
    for (let i = 0; i < drawn.length; i++) {
      if (keep === KEEP.usual) addNew(moves, KEEP_ONE[drawn[i]]);
      else for (let j = i + 1; j < drawn.length; j++) addNew(moves, KEEP_TWO[drawn[i]][drawn[j]]);
    }
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'keep') keepPrivileges(state, seat, move.privileges, dealer);
  },
};

function addNew(moves: Move[], move: Move): void {
  if (!moves.includes(move)) moves.push(move);
}
