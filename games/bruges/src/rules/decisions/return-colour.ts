import { RETURN_ALL } from '../moves.ts';
import { returnThreat, threatColours } from '../threats.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.16 The colour whose markers are all returned.
export const returnColour: DecisionModule<'return-colour'> = {
  kind: 'return-colour',
  options: (state, { seat }) => threatColours(state, seat).map((colour) => RETURN_ALL[colour]),
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'return-all') return;
    while (state.players[seat].threats[move.colour] > 0) returnThreat(state, seat, move.colour, dealer);
  },
};
