import type { Chance, GameView } from '@belfry/kernel';
import type { Manner } from './manners.ts';

/** Plays a seat from its view alone. `moves` is the legal list of that seat. Its manner is that of its chair where nobody names another, or none. */
export interface Bot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance, manner?: Manner | null): M;
}
