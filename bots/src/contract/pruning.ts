import type { GameView } from '@belfry/kernel';

/** Which legal moves of a game are not worth searching. */
export interface Pruning<S = unknown, M = unknown, V extends GameView = GameView> {
  /** The candidate moves of the seat the view was made for: without blunders, and where moves are very many without those that help least. */
  shortlist?(view: V, moves: readonly M[]): readonly M[];
  /** The same within search, quicker and coarser: is this move left out there? Never all of them. */
  omits?(state: S, move: M): boolean;
}
