import { type Move, STEAL, STEAL_NOTHING } from '../moves.ts';
import { steal } from '../robber.ts';
import type { DecisionModule } from './module.ts';

// NUR-5.6 From any one opponent, at any position of the robber knight; NUR-5.7 with a card; or from nobody.
export const robberSteal: DecisionModule<'robber-steal'> = {
  kind: 'robber-steal',
  options(state, { seat }) {
    const moves: Move[] = [STEAL_NOTHING];
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat && state.players[other].cards > 0) moves.push(STEAL[other]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'steal') steal(state, seat, move.seat, dealer);
    else dealer.emit?.({ type: 'nothing-stolen', clause: 'NUR-5.7', seat });
  },
};
