import type { Chance, Seat } from '@belfry/kernel';
import { type Judge, judgedShares } from './judge.ts';

/**
 * Imagines states from a view, one at each call. Where the game can tell, the others have rather chosen what is good for them, the more surely the keener they
 * are; else, and with no keenness at all, any state that fits is as likely.
 */
export function imaginerOf(judge: Judge, view: unknown, chance: Chance, keenness: number): () => unknown {
  const { game, evaluation } = judge;
  if (keenness === 0 || evaluation.believe === undefined) return () => game.imagine(view, chance);
  const appeal = (state: unknown, seat: Seat): number => Math.exp(keenness * (judgedShares(judge, state)[seat] as number));
  return evaluation.believe(view, chance, appeal);
}
