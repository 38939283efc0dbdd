import { BEGIN } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-1.18 Option `chosen`: the first seat names the start player of the first round.
export const chooseStart: DecisionModule<'choose-start'> = {
  kind: 'choose-start',
  options: (state) => state.players.map((_, seat) => BEGIN[seat]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'start') return;
    state.start = move.seat;
    dealer.emit?.({ type: 'start-chosen', clause: 'BRU-1.18', seat, start: move.seat });
  },
};
