import type { Evaluation } from '@belfry/bots';
import type { Move } from '../rules/moves.ts';
import type { Decision, State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { claims } from './claims.ts';
import { measure } from './features.ts';
import { lastTurn } from './last-turn.ts';
import { manners } from './manners.ts';
import { FEATURES } from './measures.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { weights } from './weights.ts';

/** Decisions in the middle of an action: the position is judged once they are resolved. */
const FOLLOW_UPS: ReadonlySet<Decision['kind']> = new Set([
  'irrigate',
  'sell-amount',
  'hire-count',
  'choose-building',
  'bribe-card',
  'keep-privilege',
  'palace-pick',
]);

export const evaluation: Evaluation<State, Move, View> = {
  features: {
    names: FEATURES,
    seats: (state) => state.players.length,
    measure,
    unsettled(state) {
      const top = state.agenda[state.agenda.length - 1];
      return top !== undefined && FOLLOW_UPS.has(top.kind) ? top.seat : -1;
    },
  },
  claims,
  pruning: { shortlist },
  planning: { lastTurn },
  style: { manners, blur: 0.01 },
  learnt: { weights, table: { weights: tableWeights, seatsFrom: 3, levels: ['master'] } },
};
