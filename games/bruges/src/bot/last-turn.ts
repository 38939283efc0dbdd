import type { LastTurn } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { TURNS_PER_ROUND } from '../data/amounts.ts';
import { clone } from '../rules/clone.ts';
import { turnMajorities } from '../rules/majorities.ts';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { isLastRound } from './blunders.ts';
import { passOthers } from './own-plan.ts';
import { GUILDER, WORKER } from './point-values.ts';

/** A seat can plan the last round on its own: the others hardly affect it. */
export const lastTurn: LastTurn<State> = {
  turnsLeft(state) {
    if (!isLastRound(state)) return 0;
    // Whether a reputation step is worth its price depends on what else the guilders of the round would buy.
    if (state.phase === 'reputation') return TURNS_PER_ROUND;
    return state.phase === 'turns' ? TURNS_PER_ROUND - state.circle : 0;
  },
  points: finalPoints,
  promise(state, seat) {
    const { guilders, workers } = state.players[seat];
    const turns = TURNS_PER_ROUND - 1 - state.circle;
    const staff = workers.reduce((sum, count) => sum + Math.min(count, 2), 0);
    return finalPoints(state, seat) + Math.min(guilders, 9 * turns) * GUILDER + Math.min(staff, 2 * turns) * WORKER;
  },
  passOthers,
};

const noLuck = { chance: seededChance('nothing is drawn for majorities') };

/** Returns a seat's points if the game ended in this state. */
export function finalPoints(state: State, seat: Seat): number {
  const end = clone(state);
  if (end.phase !== 'over') {
    turnMajorities(end, noLuck);
    end.phase = 'over';
  }
  return outcome(end)?.totals[seat] ?? 0;
}
