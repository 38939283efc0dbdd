import { FAVOUR_COUNT } from '../../data/favours.ts';
import { decline, fewestSteps, isInReach, mostSteps, serve } from '../favour.ts';
import { DECLINE, type Move, SERVE } from '../moves.ts';
import { addUses, usePrivilege } from '../privileges.ts';
import type { DecisionModule } from './module.ts';

// FOR-7.2 to 7.5 One open favour card up to a die, or none. FOR-11.4 The window after the roll.
export const serveEmperor: DecisionModule<'serve-emperor'> = {
  kind: 'serve-emperor',
  options(state, { seat }) {
    const moves: Move[] = [];
    const player = state.players[seat];
    for (let favour = 0; favour < FAVOUR_COUNT; favour++) {
      if (!isInReach(state, favour)) continue;
      const most = mostSteps(player, favour);
      if (most === 0) continue;
      for (let steps = fewestSteps(player, favour); steps <= most; steps++) moves.push(SERVE[favour][steps]);
    }
    moves.push(DECLINE);
    addUses(state, seat, moves);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'use') return usePrivilege(state, seat, move.privilege, move.goods ?? [], dealer);
    state.phase = 'cover';
    if (move.do === 'serve') serve(state, seat, move.favour, move.steps, dealer);
    else decline(state, seat, dealer);
  },
};
