import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { type Move, RETURN_ALL } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { returnThreat, threatColors } from '../threats.ts';

// BRU-12.16 Sexton: of which colour all markers are returned.
export const returnColor: DecisionModule<State, Extract<Decision, { kind: 'return-color' }>, Move, Event> = {
  kind: 'return-color',
  options: (state, { seat }) => threatColors(state, seat).map((color) => RETURN_ALL[color]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'return-all') return;
    while (state.players[seat].threats[move.color] > 0) returnThreat(state, seat, move.color, dealer);
  },
};
