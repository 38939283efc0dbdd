import { CARDS_PER_SIDE } from '../../data/sides.ts';
import { canPerform, perform } from '../actions.ts';
import { type Move, PERFORM, SKIP } from '../moves.ts';
import { addUses, usePrivilege } from '../privileges.ts';
import { firstPosition, positionOf } from '../start-cards.ts';
import type { DecisionModule } from './module.ts';

// FOR-4.1, FOR-4.2 The player plays one of their three cards, performed or not. FOR-11.4 The first window for privileges.
export const playAction: DecisionModule<'play-action'> = {
  kind: 'play-action',
  options(state, { seat }) {
    const moves: Move[] = [];
    const { money } = state.players[seat];
    const first = firstPosition(state, seat);
    for (let position = first; position < first + CARDS_PER_SIDE; position++) {
      const card = state.cards[position];
      if (canPerform(state, seat, card, money)) moves.push(PERFORM[card]);
      moves.push(SKIP[card]);
    }
    addUses(state, seat, moves);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'use') return usePrivilege(state, seat, move.privilege, move.goods ?? [], dealer);
    if (move.do !== 'perform' && move.do !== 'skip') return;
    const { card } = move;
    state.turn.played = positionOf(state, card);
    state.phase = 'swap';
    if (move.do === 'skip') {
      dealer.emit?.({ type: 'skipped', clause: 'FOR-4.2', seat, card });
      return;
    }
    dealer.emit?.({ type: 'performed', clause: 'FOR-4.1', seat, card });
    perform(state, seat, card, dealer);
  },
};
