import { SUFFER } from '../moves.ts';
import { duePenalties, strike } from '../penalties.ts';
import type { DecisionModule } from './module.ts';

// BRU-6.2 Which of the penalties due comes next.
export const penaltyOrder: DecisionModule<'penalty-order'> = {
  kind: 'penalty-order',
  options: (state, { seat }) => duePenalties(state, seat).map((colour) => SUFFER[colour]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'suffer') strike(state, seat, move.colour, dealer);
  },
};
