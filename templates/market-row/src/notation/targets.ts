import { wareOf } from '../data/wares.ts';
import type { Move } from '../rules/moves.ts';

/** Returns the things on the table a move targets: a card of the hand, a ware of the row. */
export function targets(move: Move): readonly string[] {
  return [`${move.do === 'offer' ? 'hand' : 'row'}:${wareOf(move.ware).id}`];
}
