import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { BEGIN, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// BRU-1.18 Option `chosen`: the first seat names the start player of the first round.
export const chooseStart: DecisionModule<State, Extract<Decision, { kind: 'choose-start' }>, Move, Event> = {
  kind: 'choose-start',
  options: (state) => state.players.map((_, seat) => BEGIN[seat]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'start') return;
    state.start = move.seat;
    dealer.emit?.({ type: 'start-chosen', clause: 'BRU-1.18', seat, start: move.seat });
  },
};
