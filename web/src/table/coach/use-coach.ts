import type { OpenDecision } from '../choice/decision.ts';
import type { TableInfo } from '../context/table-context.tsx';
import type { CoachControl } from './coach-switches.tsx';
import { askCoach, type CoachWishes, useCoachWishes } from './coach-wishes.ts';
import { type HintControl, useHints } from './use-hints.ts';

export interface CoachAtTable {
  readonly hints: HintControl;
  readonly wishes: CoachWishes;
  /** Asks the Master; null where that is not allowed. */
  readonly hint: (() => void) | null;
  /** The switches of the coach; null where a lesson guides. */
  readonly control: CoachControl | null;
  /** Asks the coach for more, or for less. */
  ask(wish: Partial<CoachWishes>): void;
}

/** The coach of this table, and what the Master says when asked. */
export function useCoach({ game, snapshot, guide, replayPage }: TableInfo, decision: OpenDecision): CoachAtTable {
  const wishes = useCoachWishes(replayPage);
  const hints = useHints(game, snapshot, decision, wishes.advises);
  const ask = (wish: Partial<CoachWishes>) => askCoach(replayPage, wish);
  const isGuided = guide !== null;
  return {
    ...{ hints, wishes, ask },
    hint: hints.allowed && !isGuided ? hints.ask : null,
    control: isGuided ? null : { wish: wishes, ask, mayAdvise: hints.mayAdvise },
  };
}
