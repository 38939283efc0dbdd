import type { Phrase } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { stallPoints } from '../rules/scoring.ts';
import type { View } from '../view/view.ts';
import { wareName } from './names.ts';

/** Returns a move as a choice if its numbers depend on the position; otherwise undefined. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined || move.do !== 'take') return undefined;
  const points = stallPoints([...own.stall, move.ware]) - stallPoints(own.stall);
  return { key: 'move.take.here', args: { ware: wareName(move.ware), points } };
}
