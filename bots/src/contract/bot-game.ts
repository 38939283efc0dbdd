import type { Game, GameEvent, GameView, Rules } from '@belfry/kernel';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';

/** The bots of a game, and what they need. */
interface Players<S, M, V extends GameView> {
  readonly apprentice: Bot<V, M>;
  /** Required by the bots that learn and search; a game without it has only the simpler bots. */
  readonly evaluation?: Evaluation<S, M, V>;
}

/** The rules of a game and its bots: all that a bot needs. */
export interface BotRules<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Rules<S, M, E, V>,
    Players<S, M, V> {}

/** A complete game with its bots. */
export interface BotGame<S = unknown, M = unknown, E extends GameEvent = GameEvent, V extends GameView = GameView>
  extends Game<S, M, E, V>,
    Players<S, M, V> {}
