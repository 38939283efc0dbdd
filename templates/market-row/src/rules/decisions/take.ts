import { take } from '../take.ts';
import type { DecisionModule } from './module.ts';

// MKT-4.1 One ware from the row.
export const takeDecision: DecisionModule<'take'> = {
  kind: 'take',
  options: (state) => state.row.map((ware) => ({ do: 'take', ware })),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'take') take(state, seat, move.ware, dealer);
  },
};
