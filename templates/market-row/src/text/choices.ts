import type { Phrase } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { stallPoints } from '../rules/scoring.ts';
import type { View } from '../view/view.ts';
import { wareName } from './names.ts';

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined || move.do !== 'take') return undefined;
  const points = stallPoints([...own.stall, move.ware]) - stallPoints(own.stall);
  return { key: 'move.take.here', args: { ware: wareName(move.ware), points } };
}
