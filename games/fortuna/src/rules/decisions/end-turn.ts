import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { END, type Move } from '../moves.ts';
import { addUses, usePrivilege } from '../privileges.ts';
import type { Decision, State } from '../state.ts';
import { endTurn } from '../turn.ts';

// FOR-11.4 The last window of the turn.
export const endTurnDecision: DecisionModule<State, Extract<Decision, { kind: 'end-turn' }>, Move, Event> = {
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
