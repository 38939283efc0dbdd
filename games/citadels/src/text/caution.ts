import type { Phrase } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

const ABILITIES: ReadonlySet<Move['do']> = new Set(['murder', 'steal', 'swap-hands', 'redraw', 'architect-draw', 'destroy']);

/** What speaks against a legal move. CIT-23.6 Income and abilities that are left lying; CIT-4.3 nobody answers for a character that lies face up beside the round. */
export function caution({ draft }: View, move: Move, moves: readonly Move[]): Phrase | undefined {
  if (move.do === 'end-turn') {
    if (moves.some((other) => other.do === 'take-income')) return { key: 'caution.income' };
    return moves.some((other) => ABILITIES.has(other.do)) ? { key: 'caution.ability' } : undefined;
  }
  const aimed = move.do === 'murder' || move.do === 'steal' ? move.character : null;
  return aimed !== null && draft.faceUp.includes(aimed) ? { key: 'caution.nobody' } : undefined;
}
