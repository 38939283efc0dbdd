import { CARDS_PER_SIDE } from '../../data/sides.ts';
import { canUseArmy, useArmy } from '../actions.ts';
import { ARMY, DONE, type Move } from '../moves.ts';
import { addUses, usePrivilege } from '../privileges.ts';
import { firstPosition } from '../start-cards.ts';
import type { DecisionModule } from './module.ts';

// FOR-6.1 One further card for a centurion. FOR-11.4 The windows before and after the army; `done` rolls the dice.
export const useArmyDecision: DecisionModule<'use-army'> = {
  kind: 'use-army',
  options(state, { seat }) {
    const moves: Move[] = [];
    const first = firstPosition(state, seat);
    for (let position = first; position < first + CARDS_PER_SIDE; position++) {
      if (canUseArmy(state, seat, position)) moves.push(ARMY[state.cards[position]]);
    }
    moves.push(DONE);
    addUses(state, seat, moves);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'army') useArmy(state, seat, move.card, dealer);
    else if (move.do === 'use') usePrivilege(state, seat, move.privilege, move.goods ?? [], dealer);
    else state.phase = 'roll';
  },
};
