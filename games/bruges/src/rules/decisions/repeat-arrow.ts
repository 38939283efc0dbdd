import { DONE, REPEAT } from '../moves.ts';
import { repeatArrow } from '../recruit.ts';
import type { DecisionModule } from './module.ts';

// BRU-11.13 Whether to resolve the arrow effect a second time.
export const repeatArrowDecision: DecisionModule<'repeat-arrow'> = {
  kind: 'repeat-arrow',
  options: () => [REPEAT, DONE],
  choose(state, { seat, card }, move, dealer) {
    if (move.do === 'repeat') repeatArrow(state, seat, card, dealer);
    else dealer.emit?.({ type: 'not-repeated', clause: 'BRU-11.12', seat, card });
  },
};
