import { build, canBuild } from '../build.ts';
import { BUILD } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// FOR-5.8 One building that is left, that the player may own and can pay for.
export const chooseBuilding: DecisionModule<'choose-building'> = {
  kind: 'choose-building',
  options(state, { seat }) {
    const player = state.players[seat];
    return BUILD.filter(({ building }) => canBuild(state, player, building, player.money));
  },
  choose(state, { seat }, move, dealer) {
    if (move.do === 'build') build(state, seat, move.building, dealer);
  },
};
