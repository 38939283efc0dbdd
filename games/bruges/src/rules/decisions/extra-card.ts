import { isPlay, playFromHand, playsOfHand } from '../actions.ts';
import { DECLINE, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.8 Another card from the hand, for any of the six actions; the player may decline if the person says so.
export const extraCard: DecisionModule<'extra-card'> = {
  kind: 'extra-card',
  options(state, { seat, optional }) {
    const moves: Move[] = [];
    playsOfHand(state, seat, moves);
    if (optional && moves.length > 0) moves.push(DECLINE);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (isPlay(move)) playFromHand(state, seat, move, dealer);
    else dealer.emit?.({ type: 'declined', clause: 'BRU-12.8', seat });
  },
};
