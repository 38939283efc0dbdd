import type { Evaluation } from '@belfry/bots';
import { ASK_RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { claims } from './claims.ts';
import { measure } from './features.ts';
import { manners } from './manners.ts';
import { FEATURES } from './measures.ts';
import { secrets } from './secrets.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { weights } from './weights.ts';

export const evaluation: Evaluation<State, Move, View> = {
  features: {
    names: FEATURES,
    seats: (state) => state.players.length,
    measure,
    // Looking at cards, and reclaiming a destroyed district, are part of the previous move.
    unsettled(state) {
      const top = state.agenda[state.agenda.length - 1];
      return top !== undefined && (top.kind === 'keep-cards' || top.kind === ASK_RECLAIM) ? top.seat : -1;
    },
  },
  claims,
  pruning: { shortlist },
  secrets,
  style: { manners, blur: 0 },
  learnt: { weights, table: { weights: tableWeights, seatsFrom: 2, levels: ['master'] } },
};
