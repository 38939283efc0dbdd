import type { Chance, GameView, Seat } from '@belfry/kernel';
import { type Judge, judgedShares } from './judge.ts';

/**
 * Determinizes states from a view, one at each call. Where the game can tell, the others have rather chosen what is good for them, the more surely the keener they
 * are; else, and with no rationality at all, any state that fits is as likely.
 */
export function determinizerOf(judge: Judge, view: GameView, chance: Chance, rationality: number): () => unknown {
  const { game, evaluation } = judge;
  if (rationality === 0 || evaluation.secrets === undefined) return () => game.determinize(view, chance);
  const appeal = (state: unknown, seat: Seat): number => Math.exp(rationality * judgedShares(judge, state)[seat]);
  return evaluation.secrets.believe(view, chance, appeal);
}
