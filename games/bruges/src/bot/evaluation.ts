import type { Evaluation } from '@belfry/bots';
import { isDecision } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { DecisionKind, State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { claims } from './claims.ts';
import { measure } from './features.ts';
import { lastTurn } from './last-turn.ts';
import { manners } from './manners.ts';
import { FEATURES } from './measures.ts';
import { ownPlan } from './own-plan.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { weights } from './weights.ts';

/**
 * Decisions that begin something, and swapping workers, which may end at any moment: there a position is judged as it is. All others belong
 * to an effect or a penalty, and the position is judged once they are resolved.
 */
const BEGINNINGS: ReadonlySet<DecisionKind> = new Set([
  'choose-start',
  'draw-from',
  'advance',
  'turn-action',
  'extra-card',
  'act-with-drawn',
  'swap-worker',
]);

export const evaluation: Evaluation<State, Move, View> = {
  features: {
    names: FEATURES,
    seats: (state) => state.players.length,
    measure,
    unsettled(state) {
      const top = state.agenda[state.agenda.length - 1];
      return top !== undefined && isDecision(top) && !BEGINNINGS.has(top.kind) ? top.seat : -1;
    },
  },
  claims,
  pruning: { shortlist },
  planning: { lastTurn, ownPlan },
  style: { manners, blur: 0 },
  learnt: { weights, table: { weights: tableWeights, seatsFrom: 2, levels: ['master'] } },
};
