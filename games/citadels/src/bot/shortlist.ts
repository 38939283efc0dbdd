import { withoutBlunders } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { determinize } from '../view/determinize.ts';
import type { View } from '../view/view.ts';
import { blunders } from './blunders.ts';

/** Returns the moves without blunders, which are recognisable without hidden information, and without income that can wait. */
export function shortlist(view: View, legal: readonly Move[]): readonly Move[] {
  if (legal.length === 1) return legal;
  const sound = withoutBlunders(blunders, determinize(view, seededChance('any')), seatOfView(view), legal);
  // Before taking gold or cards a seat cannot build, and a new district may raise the income.
  const mustTake = sound.some(({ do: what }) => what === 'take-gold' || what === 'draw-cards');
  return mustTake ? sound.filter(({ do: what }) => what !== 'take-income') : sound;
}
