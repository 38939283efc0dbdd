import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import type { Position } from '@belfry/protocol';

/** Chooses as the Apprentice would, from what a client receives; matches end sooner than with random moves. */
export function sensibly(gameId: string): (position: Position) => string {
  const game = findGame(gameId);
  const chance = seededChance(gameId);
  return ({ view, legal }) => {
    const [only, another] = legal;
    if (only !== undefined && another === undefined) return only;
    const moves = legal.map((text) => game.read(text));
    return game.write(game.apprentice.choose(view, moves, chance).move);
  };
}
