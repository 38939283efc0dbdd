import { isPlay, playFromHand, playsOfHand } from '../actions.ts';
import { activate, canActivate } from '../activation.ts';
import { ACTIVATE, END_TURN, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-8.2 Play exactly one card; BRU-8.4 before and after it activate any number of persons.
export const turnAction: DecisionModule<'turn-action'> = {
  kind: 'turn-action',
  options(state, { seat, played }) {
    const moves: Move[] = [];
    const { hand, houses } = state.players[seat];
    if (!played) playsOfHand(state, seat, moves);
    for (let i = 0; i < houses.length; i++) if (canActivate(state, seat, houses[i])) moves.push(ACTIVATE[houses[i].person]);
    // BRU-8.9 The turn may end when its card has been played or the hand is empty.
    if (played || hand.length === 0) moves.push(END_TURN);
    return moves;
  },
  choose(state, decision, move, dealer) {
    const { seat } = decision;
    if (move.do === 'end-turn') {
      dealer.emit?.({ type: 'turn-ended', clause: 'BRU-8.9', seat });
    } else if (move.do === 'activate') {
      state.agenda.push(decision);
      activate(state, seat, move.card, dealer);
    } else if (isPlay(move)) {
      state.agenda.push({ kind: 'turn-action', seat, played: true });
      playFromHand(state, seat, move, dealer);
    }
  },
};
