import type { Chance, Game, GameEvent, GameView } from '@belfry/kernel';
import type { Evaluation } from './evaluation/evaluation.ts';

/** Plays a seat from its view alone. `moves` is the legal list of that seat. */
export interface Bot<V extends GameView = GameView, M = unknown> {
  choose(view: V, moves: readonly M[], chance: Chance): M;
}

/** A game and what plays it. */
export interface BotGame<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Game<S, M, E, V> {
  readonly apprentice: Bot<V, M>;
  /** For the bots that learn and search; a game without one has the simpler bots only. */
  readonly evaluation?: Evaluation<S, M, V>;
}
