import { isRight, PUZZLE_LEVELS, type Puzzle } from '@belfry/bots';

/** Sorts puzzles, easiest first: by the weakest bot that was measured to find the move, then by how much worse the next best move is. */
export function easiestFirst(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const gap = ({ ideas }: Puzzle): number => Math.min(...ideas.filter((idea) => !isRight(idea)).map(({ loss }) => loss));
  return puzzles.toSorted((a, b) => PUZZLE_LEVELS.indexOf(a.level) - PUZZLE_LEVELS.indexOf(b.level) || gap(b) - gap(a));
}
