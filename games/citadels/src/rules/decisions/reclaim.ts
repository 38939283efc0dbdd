import { ASK_RECLAIM, RECLAIM } from '../../data/powers.ts';
import { RECLAIM_BUY, RECLAIM_PASS } from '../moves.ts';
import { letGo, reclaim } from '../reclaim.ts';
import type { DecisionModule } from './module.ts';

// CIT-17.3 Take the destroyed district into the hand for 1 gold, or let it go. The Warlord's turn waits.
export const reclaimDecision: DecisionModule<typeof ASK_RECLAIM> = {
  kind: ASK_RECLAIM,
  options: () => [RECLAIM_BUY, RECLAIM_PASS],
  choose(state, { seat, district }, move, dealer) {
    if (move.do !== RECLAIM) return;
    if (move.buy) reclaim(state, seat, district, dealer);
    else letGo(state, seat, district, dealer);
  },
};
