import type { LastTurn } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { clone } from '../rules/clone.ts';
import { turnMajorities } from '../rules/majorities.ts';
import { outcome } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { isLastTurn } from './blunders.ts';

export const lastTurn: LastTurn<State> = { isNow: isLastTurn, points: finalPoints };

const noLuck = { chance: seededChance('nothing is drawn for majorities') };

/** What a seat would have if the game ended with this state. */
export function finalPoints(state: State, seat: Seat): number {
  const end = clone(state);
  if (end.phase !== 'over') {
    turnMajorities(end, noLuck);
    end.phase = 'over';
  }
  return outcome(end)?.totals[seat] ?? 0;
}
