import type { Chance, GameView, Seat } from '@belfry/kernel';
import { type Judge, judgedShares } from './judge.ts';

/**
 * Returns a function that determinizes one state from a view per call. If the game has secrets, the other seats probably chose what is good
 * for them, the more surely the higher the rationality. Otherwise, or with rationality 0, all states that fit are equally likely.
 */
export function determinizerOf(judge: Judge, view: GameView, chance: Chance, rationality: number): () => unknown {
  const { game, evaluation } = judge;
  if (rationality === 0 || evaluation.secrets === undefined) return () => game.determinize(view, chance);
  const appeal = (state: unknown, seat: Seat): number => Math.exp(rationality * judgedShares(judge, state)[seat]);
  return evaluation.secrets.believe(view, chance, appeal);
}
