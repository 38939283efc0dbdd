import { isRight, PUZZLE_LEVELS, type Puzzle } from '@belfry/bots';

/** The easiest first: by the first bot that was measured to find it, then by how much worse the nearest other move is. */
export function easiestFirst(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  const gap = ({ ideas }: Puzzle): number => Math.min(...ideas.filter((idea) => !isRight(idea)).map(({ loss }) => loss));
  return puzzles.toSorted((a, b) => PUZZLE_LEVELS.indexOf(a.level) - PUZZLE_LEVELS.indexOf(b.level) || gap(b) - gap(a));
}
