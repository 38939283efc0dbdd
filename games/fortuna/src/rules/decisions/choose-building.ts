import type { DecisionModule } from '@belfry/kernel';
import { build, canBuild } from '../build.ts';
import type { Event } from '../events.ts';
import { BUILD, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// FOR-5.8 One building that is left, that the player may own and can pay for.
export const chooseBuilding: DecisionModule<State, Extract<Decision, { kind: 'choose-building' }>, Move, Event> = {
  kind: 'choose-building',
  options(state, { seat }) {
    const player = state.players[seat];
    return BUILD.filter(({ building }) => canBuild(state, player, building, player.money));
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'build') build(state, seat, move.building, dealer);
  },
};
