import { withoutBlunders } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { determinize } from '../view/determinize.ts';
import type { View } from '../view/view.ts';
import { blunders } from './blunders.ts';

/** The moves worth a thought: everything but blunders, which show whatever is hidden, and income that can wait. */
export function shortlist(view: View, legal: readonly Move[]): readonly Move[] {
  if (legal.length === 1) return legal;
  const sound = withoutBlunders(blunders, determinize(view, seededChance('any')), seatOfView(view), legal);
  // Before gold or cards are taken nothing can be built, and what is built may raise the income.
  const mustTake = sound.some(({ do: what }) => what === 'take-gold' || what === 'draw-cards');
  return mustTake ? sound.filter(({ do: what }) => what !== 'take-income') : sound;
}
