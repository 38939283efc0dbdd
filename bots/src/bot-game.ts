import type { Chance, Game, GameEvent, GameView } from '@belfry/kernel';
import type { Evaluation } from './evaluation/evaluation.ts';
import type { Manner } from './manners.ts';

/** Plays a seat from its view alone. `moves` is the legal list of that seat. Its manner is that of its chair where nobody names another, or none. */
export interface Bot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance, manner?: Manner | null): M;
}

/** A game and what plays it. */
export interface BotGame<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Game<S, M, E, V> {
  readonly apprentice: Bot<V, M>;
  /** For the bots that learn and search; a game without one has the simpler bots only. */
  readonly evaluation?: Evaluation<S, M, V>;
}
