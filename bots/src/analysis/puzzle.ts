import type { GameView } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import { shortlisted } from '../pruning/shortlist.ts';
import type { Judgement } from './judge-moves.ts';

/** Difficulty of a puzzle: the first bot that finds the solution more often than not; `master` if neither of the other two does. */
export const PUZZLE_LEVELS = ['apprentice', 'journeyman', 'master'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** "Find the best move." A puzzle holds a view only, so it contains nothing hidden, and its judgements hold over the states that fit. */
export interface Puzzle {
  readonly id: string;
  readonly level: PuzzleLevel;
  readonly players: number;
  readonly view: GameView;
  /** Every legal move, best first; only candidate moves where there are very many. */
  readonly ideas: readonly Judgement[];
  /** A wrong move that looks good by one-ply judgement. */
  readonly tempting: string;
}

/** The puzzles of a game, and how they were found. */
export interface PuzzleBook {
  readonly game: string;
  /** The rules version of the views. */
  readonly rules: number;
  /** Iterations of each of the two searches that had to agree. */
  readonly iterations: number;
  /** The number of the newest puzzle. The numbers of puzzles that failed a later check are not reused. */
  readonly last: number;
  readonly puzzles: readonly Puzzle[];
}

/** Writes a header line about the whole book, then one line per puzzle. */
export function writePuzzles({ puzzles, ...about }: PuzzleBook): string {
  return `${[about, ...puzzles].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function readPuzzles(text: string): PuzzleBook {
  const [about = '{}', ...lines] = text.split('\n').filter((line) => line !== '');
  // `belfry puzzles` writes these lines, and a test checks every one of them.
  return { ...JSON.parse(about), puzzles: lines.map((line) => JSON.parse(line)) };
}

/** With more moves than this, one of them is always nearly right. */
const MOST_IDEAS = 24;

/**
 * Returns the moves that a puzzle judges: all, or only candidate moves where there are very many. Any other legal move is judged when a
 * player tries it.
 */
export function puzzleMoves({ evaluation }: BotRules, view: GameView, legal: readonly unknown[]): readonly unknown[] {
  const moves = legal.length > MOST_IDEAS ? shortlisted(evaluation, view, legal) : legal;
  return moves.length > MOST_IDEAS ? [] : moves;
}

/** A move this close to the best one is also right. */
const RIGHT = 0.01;
/** Every other move must be worse by this much, and surely so. */
const GAP = 0.03;
const SURE_GAP = 0.02;
/** The game must be open: with the best move the chance to win is within these bounds. */
const LOWEST = 0.08;
const HIGHEST = 0.85;

export function isRight({ loss }: Judgement): boolean {
  return loss <= RIGHT;
}

/** Tells whether these judgements make a puzzle: one move is right and all others are clearly wrong. */
export function isPuzzle(ideas: readonly Judgement[]): boolean {
  const [best] = ideas;
  if (best === undefined || best.share < LOWEST || best.share > HIGHEST) return false;
  const wrong = ideas.filter((idea) => !isRight(idea));
  return ideas.length - wrong.length === 1 && wrong.every(({ loss, error }) => loss >= GAP && loss - error >= SURE_GAP);
}

/**
 * Tells whether these uncertain judgements may still become a puzzle. A second move close to the best makes that unlikely: to find out
 * whether it is also right takes long and mostly fails.
 */
export function mayBecomePuzzle(ideas: readonly Judgement[]): boolean {
  const [best] = ideas;
  if (best === undefined || best.share < LOWEST / 2 || best.share > (1 + HIGHEST) / 2) return false;
  return ideas.filter(({ loss, error }) => loss + error / 4 < GAP).length === 1;
}

/**
 * Tells whether a puzzle holds under a second judgement of the same moves: its solution is about the best, and every wrong move is surely
 * worse.
 */
export function stands({ ideas }: Pick<Puzzle, 'ideas'>, again: readonly Judgement[]): boolean {
  return ideas.every((idea) => {
    const now = again.find(({ move }) => move === idea.move);
    return now !== undefined && (isRight(idea) ? now.loss - now.error <= RIGHT : now.loss >= SURE_GAP);
  });
}
