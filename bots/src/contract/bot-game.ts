import type { Game, GameEvent, GameView } from '@belfry/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

/** A game and what plays it. */
export interface BotGame<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Game<S, M, E, V> {
  readonly apprentice: Bot<V, M>;
  /** For the bots that learn and search; a game without one has the simpler bots only. */
  readonly evaluation?: Evaluation<S, M, V>;
}
