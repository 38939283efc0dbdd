import { useRef } from 'react';
import type { Snapshot } from '../../match/session.ts';

type Position = Pick<Snapshot, 'viewer' | 'moves' | 'log'>;

/** A decision before the viewer. Two that read the same are still two: they are told apart by identity. */
export interface OpenDecision {
  readonly mark: string;
}

/**
 * The decision of a position, given that of the position before. It is the same one while others answer beside the viewer, as when an offer asks
 * several: what was pointed at and what the Master said still hold. A move of their own, a way back or other moves to choose from open another.
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
