import { adviserOf, type BotGame, judgeMoves, type Puzzle, stands } from '@belfry/bots';

/** The result of judging a puzzle again. */
export interface PuzzleCheck {
  readonly id: string;
  readonly stands: boolean;
  readonly milliseconds: number;
}

/** Judges a puzzle with this many iterations and different luck than when it was found. */
export function checkPuzzle(game: BotGame, puzzle: Puzzle, iterations: number, seed: string): PuzzleCheck {
  const began = performance.now();
  const moves = puzzle.ideas.map(({ move }) => game.read(move));
  const again = judgeMoves(adviserOf(game), puzzle.view, moves, { iterations }, `${seed}:${puzzle.id}`);
  return { id: puzzle.id, stands: stands(puzzle, again), milliseconds: performance.now() - began };
}
