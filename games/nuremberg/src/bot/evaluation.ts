import type { Evaluation } from '@belfry/bots';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../view/view.ts';
import { isBuilding, isForWallHelp, isPurchase } from './blunders.ts';
import { measure } from './features.ts';
import { manners } from './manners.ts';
import { FEATURES, type Feature } from './measures.ts';
import { shortlist } from './shortlist.ts';
import { tableWeights } from './table-weights.ts';
import { TEXT } from './text/index.ts';
import { weights } from './weights.ts';

export const evaluation: Evaluation<State, Move, View> = {
  features: FEATURES,
  text: TEXT,
  dangers: ['too-many', 'robbed-harvest', 'threatened-rights', 'chased-council', 'turn-far'] satisfies Feature[],
  seats: (state) => state.players.length,
  measure,
  shortlist,
  // Offers and counters are for the table, not for thinking ahead: they are too many.
  omits: (_, move) => move.do === 'offer' || move.do === 'counter',
  // Those asked answer first, then the one who offered settles.
  unsettled(state) {
    if (state.trade === null) return -1;
    const { agenda } = state;
    for (let i = 0; i < agenda.length; i++) if (agenda[i].kind === 'trade-answer') return agenda[i].seat;
    return state.active;
  },
  preparation: {
    isOne: (state, seat, move) => isPurchase(move) && !isForWallHelp(state, seat, move),
    isMore: (move) => move.do === 'bank-trade',
    isAim: (move) => isBuilding(move) || move.do === 'sell',
    isUnderWay: ({ bankTrades }) => bankTrades > 0,
  },
  manners,
  weights,
  tableWeights,
  sharesTableWeights: true,
};
