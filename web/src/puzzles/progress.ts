import { create } from 'zustand';

/** What was solved on this device, and on how many days in a row the puzzle of the day was. */
interface Progress {
  readonly solved: Readonly<Record<string, readonly string[]>>;
  readonly streak: Streak;
}

export interface Streak {
  /** The last day on which the puzzle of the day was solved; days are numbered. */
  readonly day: number;
  readonly length: number;
}

const KEY = 'belfry.puzzles';
const NOTHING: Progress = { solved: {}, streak: { day: 0, length: 0 } };

function load(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const { solved, streak } = { ...NOTHING, ...kept };
    const counts = Number.isInteger(streak?.day) && Number.isInteger(streak?.length);
    return { solved: namesIn(solved), streak: counts ? streak : NOTHING.streak };
  } catch {
    return NOTHING;
  }
}

function namesIn(value: unknown): Progress['solved'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, ids]) =>
      Array.isArray(ids) ? [[game, ids.filter((id): id is string => typeof id === 'string')]] : [],
    ),
  );
}

export const usePuzzleProgress = create<Progress>(load);

export function markSolved(game: string, puzzle: string): void {
  const { solved } = usePuzzleProgress.getState();
  const known = solved[game] ?? [];
  if (!known.includes(puzzle)) keep({ solved: { ...solved, [game]: [...known, puzzle] } });
}

/** The puzzle of that day is solved. */
export function markDaily(day: number): void {
  keep({ streak: streakAfter(usePuzzleProgress.getState().streak, day) });
}

export function streakAfter(streak: Streak, day: number): Streak {
  if (streak.day === day) return streak;
  return { day, length: streak.day === day - 1 ? streak.length + 1 : 1 };
}

/** How long the streak is today: one that was not gone on with yesterday is over. */
export function streakOn({ day, length }: Streak, today: number): number {
  return day >= today - 1 ? length : 0;
}

function keep(change: Partial<Progress>): void {
  usePuzzleProgress.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(usePuzzleProgress.getState()));
  } catch (error) {
    console.warn(error);
  }
}
