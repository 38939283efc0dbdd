import { describe, expect, it } from 'vitest';
import { dayOf, gameOfDay, puzzleOfDay, streakOn } from '../src/pages/puzzles/daily.ts';

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

  it('counts the days in a row up to yesterday or today', () => {
    expect(streakOn(new Set(), 100)).toBe(0);
    const solved = new Set([95, 99, 100, 101]);
    expect([100, 101, 102, 103].map((today) => streakOn(solved, today))).toEqual([2, 3, 3, 0]);
  });
});
