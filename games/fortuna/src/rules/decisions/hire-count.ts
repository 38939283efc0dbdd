import type { DecisionModule } from '@belfry/kernel';
import type { Event } from '../events.ts';
import { hire } from '../hire.ts';
import { HIRE, type Move } from '../moves.ts';
import { hireLimit } from '../places.ts';
import type { Decision, State } from '../state.ts';

// FOR-5.6, FOR-5.7 As many as there are free places the player can pay for.
export const hireCount: DecisionModule<State, Extract<Decision, { kind: 'hire-count' }>, Move, Event> = {
  kind: 'hire-count',
  options(state, { seat, piece }) {
    const player = state.players[seat];
    return HIRE.slice(1, hireLimit(player[piece], player.money) + 1);
  },
  choose(state, { seat, piece }, move, dealer) {
    if (move.do === 'hire') hire(state, seat, piece, move.count, dealer);
  },
};
