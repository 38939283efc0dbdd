import type { Puzzle, PuzzleLevel } from '@belfry/bots';
import type { GameView } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { dayOf } from '../src/base/day.ts';
import { gameOfDay, levelReached, placeOfDay, puzzleOfDay } from '../src/pages/puzzles/daily.ts';
import { easiestFirst } from '../src/pages/puzzles/difficulty.ts';

const NOBODY: GameView = { viewer: 'spectator', round: 1, pending: [] };

describe('the puzzles of a game', () => {
  it('are ordered by the bot level that solves them, closest alternatives last', () => {
    const ideas = (loss: number) => [0, loss, 0.3].map((each) => ({ move: `${each}`, share: 0.5 - each, loss: each, error: 0 }));
    const puzzle = (id: string, level: PuzzleLevel, loss: number): Puzzle => ({
      id,
      level,
      players: 4,
      view: NOBODY,
      ideas: ideas(loss),
      tempting: '',
    });
    const puzzles = [
      puzzle('hard', 'master', 0.2),
      puzzle('close', 'apprentice', 0.03),
      puzzle('clear', 'apprentice', 0.15),
      puzzle('middle', 'journeyman', 0.1),
    ];
    expect(easiestFirst(puzzles).map(({ id }) => id)).toEqual(['clear', 'close', 'middle', 'hard']);
  });
});

describe('the puzzle of the day', () => {
  it('is the same all day, and another the next', () => {
    const day = dayOf(new Date(2026, 10, 17, 0, 1));
    expect(dayOf(new Date(2026, 10, 17, 23, 59))).toBe(day);
    expect(dayOf(new Date(2026, 10, 18))).toBe(day + 1);
  });

  it('rotates through games and puzzles without an early repeat', () => {
    const games = [0, 1, 2, 3].map(gameOfDay);
    expect(new Set(games).size).toBe(4);
    for (const puzzles of [12, 17, 60]) {
      const asked = Array.from({ length: puzzles }, (_, turn) => placeOfDay(4 * turn, puzzles));
      expect(new Set(asked).size).toBe(puzzles);
    }
  });

  it('matches the player’s level', () => {
    const puzzle = (id: string, level: PuzzleLevel): Puzzle => ({ id, level, players: 4, view: NOBODY, ideas: [], tempting: '' });
    const levels = ['apprentice', 'journeyman', 'master'] as const;
    const puzzles = levels.flatMap((level) => Array.from({ length: 8 }, (_, at) => puzzle(`${level}-${at}`, level)));
    const solved = (count: number, ...done: readonly PuzzleLevel[]) =>
      new Set(done.flatMap((level) => puzzles.filter((each) => each.level === level).slice(0, count)).map(({ id }) => id));
    const reached = [solved(0), solved(4, 'apprentice'), solved(5, 'apprentice'), solved(8, ...levels)].map((done) =>
      levelReached(puzzles, done),
    );
    expect(reached).toEqual(['apprentice', 'apprentice', 'journeyman', 'master']);
    for (const level of levels) expect(puzzleOfDay(20_000, puzzles, level)?.level).toBe(level);
  });
});
