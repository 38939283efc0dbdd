import { NUREMBERG } from '../../data/region.ts';
import { MOVE_ROBBER, type Move } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// NUR-5.5 To any other land hex, including the castle; Nuremberg is not one.
export const robberMove: DecisionModule<'robber-move'> = {
  kind: 'robber-move',
  options(state) {
    const moves: Move[] = [];
    for (let hex = 0; hex < MOVE_ROBBER.length; hex++) if (hex !== NUREMBERG && hex !== state.robber) moves.push(MOVE_ROBBER[hex]);
    return moves;
  },
  choose(state, { seat }, move, dealer) {
    if (move.do !== 'move-robber') return;
    state.robber = move.hex;
    dealer.emit?.({ type: 'robber-moved', clause: 'NUR-5.5', seat, hex: move.hex });
  },
};
