import type { OpenDecision } from '../choice/decision.ts';
import type { TableInfo } from '../context/table-context.tsx';
import type { CoachControl } from './coach-switches.tsx';
import { askCoach, type CoachWishes, useCoachWishes } from './coach-wishes.ts';
import { type HintControl, useHints } from './use-hints.ts';

export interface CoachAtTable {
  readonly hints: HintControl;
  readonly wishes: CoachWishes;
  /** It asks before a move that clearly loses. */
  readonly warns: boolean;
  /** Requests the best moves; null where that is not allowed. */
  readonly hint: (() => void) | null;
  /** The switches of the coach; null in a lesson. */
  readonly control: CoachControl | null;
  /** Changes the coach's settings. */
  ask(wish: Partial<CoachWishes>): void;
}

/** The coach of this table, and the Master's hints on request. */
export function useCoach({ game, snapshot, guide, replayPage }: TableInfo, decision: OpenDecision): CoachAtTable {
  const wishes = useCoachWishes(replayPage);
  const hints = useHints(game, snapshot, decision, wishes.advises);
  const ask = (wish: Partial<CoachWishes>) => askCoach(replayPage, wish);
  const isGuided = guide !== null;
  return {
    ...{ hints, wishes, ask },
    warns: hints.allowed && !isGuided && (wishes.explains || wishes.advises) && wishes.warns !== false,
    hint: hints.allowed && !isGuided ? hints.ask : null,
    control: isGuided ? null : { wish: wishes, ask, mayAdvise: hints.mayAdvise },
  };
}
