import { harvest } from '../harvest.ts';
import { IRRIGATE, LEAVE_DRY } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// FOR-5.17 Spend water for more, or not.
export const irrigate: DecisionModule<'irrigate'> = {
  kind: 'irrigate',
  options: () => [IRRIGATE, LEAVE_DRY],
  choose(state, { seat, crop }, move, dealer) {
    if (move.do === 'irrigate') harvest(state, seat, crop, move.yes, dealer);
  },
};
