import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { type Move, RETURN_ALL } from '../moves.ts';
import type { Decision, State } from '../state.ts';
import { returnThreat, threatColours } from '../threats.ts';

// BRU-12.16 The colour whose markers are all returned.
export const returnColour: DecisionModule<State, Extract<Decision, { kind: 'return-colour' }>, Move, Event> = {
  kind: 'return-colour',
  options: (state, { seat }) => threatColours(state, seat).map((colour) => RETURN_ALL[colour]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'return-all') return;
    while (state.players[seat].threats[move.colour] > 0) returnThreat(state, seat, move.colour, dealer);
  },
};
