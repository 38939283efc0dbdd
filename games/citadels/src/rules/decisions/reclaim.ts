import type { DecisionModule } from '@belfry/kernel';
import { ASK_RECLAIM, RECLAIM } from '../../data/powers.ts';
import type { Event } from '../events.ts';
import { type Move, RECLAIM_BUY, RECLAIM_PASS } from '../moves.ts';
import { letGo, reclaim } from '../reclaim.ts';
import type { Decision, State } from '../state.ts';

// CIT-17.3 Take the destroyed district into the hand for 1 gold, or let it go. The Warlord's turn waits.
export const reclaimDecision: DecisionModule<State, Extract<Decision, { kind: typeof ASK_RECLAIM }>, Move, Event> = {
  kind: ASK_RECLAIM,
  options: () => [RECLAIM_BUY, RECLAIM_PASS],
  choose(state, { seat, district }, move, dealer) {
    if (move.do !== RECLAIM) return;
    if (move.buy) reclaim(state, seat, district, dealer);
    else letGo(state, seat, district, dealer);
  },
};
