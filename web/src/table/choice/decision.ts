import { useRef } from 'react';
import type { Snapshot } from '../../match/session.ts';

type Position = Pick<Snapshot, 'viewer' | 'moves' | 'log'>;

/** A decision of the viewer, compared by identity: two that read the same still differ. */
export interface OpenDecision {
  readonly mark: string;
}

/**
 * Returns the decision of a position, given the previous one. It stays the same while others answer too, as when an offer asks several
 * players, so that the selection and the Master's hint still hold. A move of the viewer, an undo, or other legal moves start a new one.
 */
export function decisionAfter(before: OpenDecision | null, { viewer, moves, log }: Position): OpenDecision {
  const own = log.findLast(({ seat, undo }) => seat === viewer || undo !== undefined)?.seq ?? 0;
  const mark = [viewer, own, ...moves].join(' ');
  return before?.mark === mark ? before : { mark };
}

export function useDecision(position: Position): OpenDecision {
  const decision = useRef<OpenDecision | null>(null);
  decision.current = decisionAfter(decision.current, position);
  return decision.current;
}
