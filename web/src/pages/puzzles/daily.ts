import { PUZZLE_LEVELS, type Puzzle, type PuzzleLevel } from '@belfry/bots';
import { gameCards } from '@belfry/games/page/game-cards';

/** The stride through a game's list from one of its turns to the next, so that neighbours in the list do not follow each other. */
const STRIDE = 17;
/** The games take turns. */
const GAMES = gameCards.filter((gameCard) => gameCard.judged === true).map(({ game }) => game);

/** Returns the game of that day's puzzle. */
export function gameOfDay(day: number): string {
  return GAMES[day % GAMES.length] ?? '';
}

/** Returns the index of that day's puzzle among so many. */
export function placeOfDay(day: number, puzzles: number): number {
  const turn = Math.floor(day / GAMES.length);
  return (turn * (puzzles % STRIDE === 0 ? 1 : STRIDE)) % puzzles;
}

/** Returns the puzzle of the day for a level, the same for everyone at that level. */
export function puzzleOfDay(day: number, puzzles: readonly Puzzle[], level: PuzzleLevel): Puzzle | undefined {
  const alike = puzzles.filter((puzzle) => puzzle.level === level);
  const asked = alike.length === 0 ? puzzles : alike;
  return asked[placeOfDay(day, asked.length)];
}

/** How many solved puzzles of a level unlock the next; all of them where a level has fewer. */
const ENOUGH = 5;

/** Returns the user's level: the first with too few solved puzzles. */
export function levelReached(puzzles: readonly Puzzle[], solved: ReadonlySet<string>): PuzzleLevel {
  const open = PUZZLE_LEVELS.find((level) => {
    const alike = puzzles.filter((puzzle) => puzzle.level === level);
    return alike.filter(({ id }) => solved.has(id)).length < Math.min(ENOUGH, alike.length);
  });
  return open ?? 'master';
}
