import type { Game, GameEvent, GameView, Rules } from '@belfry/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

/** What plays a game. */
interface Players<S, M, V extends GameView> {
  readonly apprentice: Bot<V, M>;
  /** For the bots that learn and search; a game without one has the simpler bots only. */
  readonly evaluation?: Evaluation<S, M, V>;
}

/** The rules of a game and what plays it: all that a bot needs. */
export interface BotRules<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Rules<S, M, E, V>,
    Players<S, M, V> {}

/** A whole game and what plays it. */
export interface BotGame<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Game<S, M, E, V>,
    Players<S, M, V> {}
