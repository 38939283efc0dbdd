import type { Outcome } from '@belfry/kernel';
import { extendLog, type Frame } from '@belfry/live';
import type { Moment } from './session.ts';

/** Returns the moments of a match that undo has not removed, each as its viewer saw it. The last one has the outcome. */
export function momentsOf(frames: readonly Frame[], outcome: Outcome | null): Moment[] {
  const numbered = frames.map(({ step, view }) => ({
    seq: step.seq,
    view,
    entry: step,
    ...(step.undo === undefined ? {} : { undo: step.undo }),
  }));
  const counting = extendLog([], numbered).filter(({ undo }) => undo === undefined);
  const last = frames.at(-1)?.step.seq;
  return counting.map(({ seq, view, entry }) => ({ seq, round: view.round, entry, view, outcome: seq === last ? outcome : null }));
}
