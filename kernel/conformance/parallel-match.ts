import { createMatch, type Game, isUndo, type Match, play, replayedChance } from '../src/index.ts';
import type { Moment } from './driver.ts';

/** A separate match that follows the random games with the same moves and the same luck. */
export class ParallelMatch {
  readonly #game: Game;
  #match: Match | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Plays the game's last entry; starts a new match at the first moment of a game. */
  follow({ log }: Moment): Match {
    const last = log.entries.at(-1);
    if (last === undefined || this.#match === undefined)
      this.#match = createMatch(this.#game, log.header, () => replayedChance(log.header.chance));
    else if (!isUndo(last)) play(this.#match, last.seat, this.#game.read(last.move), replayedChance(last.chance));
    return this.#match;
  }
}
