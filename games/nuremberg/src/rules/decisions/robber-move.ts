import type { DecisionModule } from '@belfry/kernel';
import { NUREMBERG } from '../../data/region.ts';
import type { Event } from '../events.ts';
import { MOVE_ROBBER, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// NUR-5.5 To any other land hex, including the castle; Nuremberg is not one.
export const robberMove: DecisionModule<State, Extract<Decision, { kind: 'robber-move' }>, Move, Event> = {
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
