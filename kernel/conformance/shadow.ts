import { createMatch, type Game, isUndo, type Match, play, replayedChance } from '../src/index.ts';
import type { Moment } from './driver.ts';

/** A match that plays along with the random games, with the same moves and the same luck, in a state of its own. */
export class Shadow {
  readonly #game: Game;
  #match: Match | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Plays the last entry of the game; at its first moment a new match begins. */
  follow({ log }: Moment): Match {
    const last = log.entries.at(-1);
    if (last === undefined || this.#match === undefined)
      this.#match = createMatch(this.#game, log.header, () => replayedChance(log.header.chance));
    else if (!isUndo(last)) play(this.#match, last.seat, this.#game.read(last.move), replayedChance(last.chance));
    return this.#match;
  }
}
