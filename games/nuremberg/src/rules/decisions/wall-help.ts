import { HELPED_WALL_COST } from '../../data/builds.ts';
import { buildWall, mayBuildWall } from '../build.ts';
import { HELP_NO, HELP_YES } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// NUR-4.5 One wall for 1 brick and 1 gold, or not; NUR-21.3 asked even of a player without brick.
export const wallHelp: DecisionModule<'wall-help'> = {
  kind: 'wall-help',
  options: (state, { seat }) => (mayBuildWall(state, seat, HELPED_WALL_COST) ? [HELP_NO, HELP_YES] : [HELP_NO]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'wall-help' && move.build) buildWall(state, seat, HELPED_WALL_COST, dealer);
    else dealer.emit?.({ type: 'help-refused', clause: 'NUR-4.5', seat });
  },
};
