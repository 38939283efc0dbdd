import { describe, expect, it } from 'vitest';
import { dayOf, gameOfDay, puzzleOfDay } from '../src/puzzles/daily.ts';
import { streakAfter, streakOn } from '../src/puzzles/progress.ts';

describe('the puzzle of the day', () => {
  it('is the same all day, and another the next', () => {
    const day = dayOf(new Date(2026, 10, 17, 0, 1));
    expect(dayOf(new Date(2026, 10, 17, 23, 59))).toBe(day);
    expect(dayOf(new Date(2026, 10, 18))).toBe(day + 1);
  });

  it('is about each game in turn, and of each game about every puzzle before one comes again', () => {
    const games = [0, 1, 2, 3].map(gameOfDay);
    expect(new Set(games).size).toBe(4);
    for (const puzzles of [12, 17, 60]) {
      const asked = Array.from({ length: puzzles }, (_, turn) => puzzleOfDay(4 * turn, puzzles));
      expect(new Set(asked).size).toBe(puzzles);
    }
  });

  it('counts the days in a row', () => {
    const first = streakAfter({ day: 0, length: 0 }, 100);
    expect(first).toEqual({ day: 100, length: 1 });
    expect(streakAfter(first, 100)).toBe(first);
    const second = streakAfter(first, 101);
    expect(second).toEqual({ day: 101, length: 2 });
    expect(streakAfter(second, 103)).toEqual({ day: 103, length: 1 });
    expect([101, 102, 103].map((today) => streakOn(second, today))).toEqual([2, 2, 0]);
  });
});
