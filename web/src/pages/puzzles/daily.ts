import { doors } from '@belfry/games/page/doors';

const DAY_MS = 86_400_000;
/** The puzzles of a game come in an order of their own, so that neighbours in its list are no neighbours in time. */
const STRIDE = 17;
/** Each game in turn. */
const GAMES = doors.filter((door) => door.judged === true).map(({ game }) => game);

/** The number of a day, the same for everyone with that date. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** The game the puzzle of that day is about. */
export function gameOfDay(day: number): string {
  return GAMES[day % GAMES.length] ?? '';
}

/** Which of so many puzzles of its game is that of the day. */
export function puzzleOfDay(day: number, puzzles: number): number {
  const turn = Math.floor(day / GAMES.length);
  return (turn * (puzzles % STRIDE === 0 ? 1 : STRIDE)) % puzzles;
}

/** On how many days in a row the puzzle of the day was solved: a streak that was not gone on with yesterday is over. */
export function streakOn(solved: ReadonlySet<number>, today: number): number {
  const last = solved.has(today) ? today : today - 1;
  let first = last;
  while (solved.has(first)) first--;
  return last - first;
}
