import { withoutBlunders } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { determinize } from '../view/determinize.ts';
import type { View } from '../view/view.ts';
import { blunders } from './blunders.ts';

/** Returns the moves that are not blunders. Blunders are recognisable without hidden information. */
export function shortlist(view: View, moves: readonly Move[]): readonly Move[] {
  return moves.length === 1 ? moves : withoutBlunders(blunders, determinize(view, seededChance('any')), seatOfView(view), moves);
}
