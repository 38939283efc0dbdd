import type { GameView } from '@belfry/kernel';
import type { Evaluation } from '../contract/evaluation.ts';

/** Returns the legal moves on a game's own shortlist; all of them if it has none. */
export function shortlisted(evaluation: Evaluation | undefined, view: GameView, legal: readonly unknown[]): readonly unknown[] {
  return evaluation?.pruning?.shortlist?.(view, legal) ?? legal;
}
