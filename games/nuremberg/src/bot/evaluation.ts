import type { Evaluation } from '@belfry/bots';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { claims } from './claims.ts';
import { measure } from './features.ts';
import { manners } from './manners.ts';
import { FEATURES } from './measures.ts';
import { preparation } from './preparation.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { isAccepted } from './trade.ts';
import { weights } from './weights.ts';

export const evaluation: Evaluation<State, Move, View> = {
  features: {
    names: FEATURES,
    seats: (state) => state.players.length,
    measure,
    // The seats that received the offer answer first, then its maker settles.
    unsettled(state) {
      if (state.trade === null) return -1;
      const { agenda } = state;
      for (let i = 0; i < agenda.length; i++) if (agenda[i].kind === 'trade-answer') return agenda[i].seat;
      return state.active;
    },
  },
  claims,
  pruning: {
    shortlist,
    // Search leaves out offers and counters, because there are too many. In search, as at the table, a maker whose offer is accepted
    // must deal: otherwise an offer would look like a free question.
    omits: (state, move) => move.do === 'offer' || move.do === 'counter' || (move.do === 'close' && isAccepted(state.trade)),
  },
  planning: { preparation },
  style: { manners, blur: 0 },
  learnt: { weights, table: { weights: tableWeights, seatsFrom: 2, levels: ['journeyman', 'master'] } },
};
