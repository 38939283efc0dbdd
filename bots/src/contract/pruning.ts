import type { GameView } from '@belfry/kernel';

/** Decides which legal moves of a game are not worth searching. */
export interface Pruning<S = unknown, M = unknown, V extends GameView = GameView> {
  /** Returns the candidate moves of the view's seat: without blunders, and without the least useful moves where there are very many. */
  shortlist?(view: V, moves: readonly M[]): readonly M[];
  /** Tells whether search leaves this move out: the same check, faster and coarser. It never leaves out all moves. */
  omits?(state: S, move: M): boolean;
}
