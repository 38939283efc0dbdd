import { PUZZLE_LEVELS, type Puzzle, type PuzzleLevel } from '@belfry/bots';
import { doors } from '@belfry/games/page/doors';

/** The puzzles of a game come in an order of their own, so that neighbours in its list are no neighbours in time. */
const STRIDE = 17;
/** Each game in turn. */
const GAMES = doors.filter((door) => door.judged === true).map(({ game }) => game);

/** The game the puzzle of that day is about. */
export function gameOfDay(day: number): string {
  return GAMES[day % GAMES.length] ?? '';
}

/** Which of so many puzzles is that of the day. */
export function placeOfDay(day: number, puzzles: number): number {
  const turn = Math.floor(day / GAMES.length);
  return (turn * (puzzles % STRIDE === 0 ? 1 : STRIDE)) % puzzles;
}

/** The puzzle of the day for somebody of this level: everybody of the level gets the same. */
export function puzzleOfDay(day: number, puzzles: readonly Puzzle[], level: PuzzleLevel): Puzzle | undefined {
  const alike = puzzles.filter((puzzle) => puzzle.level === level);
  const asked = alike.length === 0 ? puzzles : alike;
  return asked[placeOfDay(day, asked.length)];
}

/** So many solved puzzles of a level, or all of them, lead to the next. */
const ENOUGH = 5;

/** The level somebody is at: the first of which too few are solved. */
export function levelReached(puzzles: readonly Puzzle[], solved: ReadonlySet<string>): PuzzleLevel {
  const open = PUZZLE_LEVELS.find((level) => {
    const alike = puzzles.filter((puzzle) => puzzle.level === level);
    return alike.filter(({ id }) => solved.has(id)).length < Math.min(ENOUGH, alike.length);
  });
  return open ?? 'master';
}
