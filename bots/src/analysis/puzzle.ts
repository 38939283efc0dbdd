import type { GameView } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import { shortlisted } from '../pruning/shortlist.ts';
import type { Judgement } from './judge-moves.ts';

/** How hard a puzzle is, by the first bot that finds it more often than not; what neither finds is for a master. */
export const PUZZLE_LEVELS = ['apprentice', 'journeyman', 'master'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** "Find the best move." A view is all there is to it, so nothing hidden can be in it, and what is said of the moves holds over the states that fit. */
export interface Puzzle {
  readonly id: string;
  readonly level: PuzzleLevel;
  readonly players: number;
  readonly view: GameView;
  /** Every legal move, the best first; where they are very many, those worth a thought. */
  readonly ideas: readonly Judgement[];
  /** A wrong move that looks good at first sight. */
  readonly tempting: string;
}

/** The puzzles of a game, and how they were found. */
export interface PuzzleBook {
  readonly game: string;
  /** The version of the rules whose views they are. */
  readonly rules: number;
  /** How long each of the two searches was that had to agree. */
  readonly iterations: number;
  /** The number of the newest. Those that did not stand are gone, and their numbers with them. */
  readonly last: number;
  readonly puzzles: readonly Puzzle[];
}

/** A first line about all of them, then one line for each. */
export function writePuzzles({ puzzles, ...about }: PuzzleBook): string {
  return `${[about, ...puzzles].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

export function readPuzzles(text: string): PuzzleBook {
  const [about = '{}', ...lines] = text.split('\n').filter((line) => line !== '');
  // Written by `belfry puzzles`, and every one looked at by a test.
  return { ...JSON.parse(about), puzzles: lines.map((line) => JSON.parse(line)) };
}

/** Among more moves there is always one that is nearly right. */
const MOST_IDEAS = 24;

/** The moves a puzzle is about: all of them, or where they are very many those worth a thought. What else is legal is judged when somebody plays it. */
export function puzzleMoves({ evaluation }: BotRules, view: GameView, legal: readonly unknown[]): readonly unknown[] {
  const moves = legal.length > MOST_IDEAS ? shortlisted(evaluation, view, legal) : legal;
  return moves.length > MOST_IDEAS ? [] : moves;
}

/** As good as the best: this close to it. */
const RIGHT = 0.01;
/** Every other move is so much worse, and surely so much. */
const GAP = 0.03;
const SURE_GAP = 0.02;
/** The game must be open: with the best move the chance to win lies between these. */
const LOWEST = 0.08;
const HIGHEST = 0.85;

export function isRight({ loss }: Judgement): boolean {
  return loss <= RIGHT;
}

/** Do these judgements make a puzzle: is one move right, and are all others clearly wrong? */
export function isPuzzle(ideas: readonly Judgement[]): boolean {
  const [best] = ideas;
  if (best === undefined || best.share < LOWEST || best.share > HIGHEST) return false;
  const wrong = ideas.filter((idea) => !isRight(idea));
  return ideas.length - wrong.length === 1 && wrong.every(({ loss, error }) => loss >= GAP && loss - error >= SURE_GAP);
}

/**
 * May these judgements, not yet sure, still become a puzzle? Not likely when a second move comes near the best: whether it is as right takes long to tell, mostly
 * for nothing.
 */
export function mayBecomePuzzle(ideas: readonly Judgement[]): boolean {
  const [best] = ideas;
  if (best === undefined || best.share < LOWEST / 2 || best.share > (1 + HIGHEST) / 2) return false;
  return ideas.filter(({ loss, error }) => loss + error / 4 < GAP).length === 1;
}

/** Does what a puzzle claims hold by other judgements of the same moves: is its solution about the best, and everything wrong surely worse? */
export function stands({ ideas }: Pick<Puzzle, 'ideas'>, again: readonly Judgement[]): boolean {
  return ideas.every((idea) => {
    const now = again.find(({ move }) => move === idea.move);
    return now !== undefined && (isRight(idea) ? now.loss - now.error <= RIGHT : now.loss >= SURE_GAP);
  });
}
