import type { GameView } from '@belfry/kernel';
import type { Manners } from './manners.ts';

/** How bots choose between moves that are about equal. */
export interface Style<V extends GameView = GameView, M = unknown> {
  /** What moves say about the player who makes them; without it all bots of a level play alike. */
  readonly manners?: Manners<V, M>;
  /**
   * Moves that differ by less than this share of the win are equal to a Journeyman. It keeps the levels apart in games where one-ply search
   * is nearly perfect.
   */
  readonly blur: number;
}
