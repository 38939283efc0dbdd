import type { DecisionModule } from '@belfry/kernel';
import { HELPED_WALL_COST } from '../../data/builds.ts';
import { buildWall, mayBuildWall } from '../build.ts';
import type { Event } from '../events.ts';
import { HELP_NO, HELP_YES, type Move } from '../moves.ts';
import type { Decision, State } from '../state.ts';

// NUR-4.5 One wall for 1 brick and 1 gold, or not; NUR-21.3 asked even of a player without brick.
export const wallHelp: DecisionModule<State, Extract<Decision, { kind: 'wall-help' }>, Move, Event> = {
  kind: 'wall-help',
  options: (state, { seat }) => (mayBuildWall(state, seat, HELPED_WALL_COST) ? [HELP_NO, HELP_YES] : [HELP_NO]),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'wall-help' && move.build) buildWall(state, seat, HELPED_WALL_COST, dealer);
    else dealer.emit?.({ type: 'help-refused', clause: 'NUR-4.5', seat });
  },
};
