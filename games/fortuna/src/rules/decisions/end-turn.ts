import { END, type Move } from '../moves.ts';
import { addUses, usePrivilege } from '../privileges.ts';
import { endTurn } from '../turn.ts';
import type { DecisionModule } from './module.ts';

// FOR-11.4 The last window of the turn.
export const endTurnDecision: DecisionModule<'end-turn'> = {
  kind: 'end-turn',
  options(state, { seat }) {
    const moves: Move[] = [END];
    addUses(state, seat, moves);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'use') usePrivilege(state, seat, move.privilege, move.goods ?? [], dealer);
    else endTurn(state, dealer);
  },
};
