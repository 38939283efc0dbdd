import type { GameView } from '@belfry/kernel';
import type { Manners } from './manners.ts';

/** How bots choose between moves that are about as good. */
export interface Style<V extends GameView = GameView, M = unknown> {
  /** What moves say about the player who makes them; without it all bots of a level play alike. */
  readonly manners?: Manners<V, M>;
  /** Moves that differ by less, in shares of the win, are alike to a Journeyman. It keeps the levels apart where looking one move ahead is nearly all there is. */
  readonly blur: number;
}
