import type { Bot } from '@belfry/bots';
import { seatOfView } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { characterValue } from './draft.ts';
import { turnValue } from './turn.ts';

/** How far a judgement may be off, in gold: the apprentice makes human mistakes, so that the Journeyman wins nearly twice its share. */
const WAVERING = 3;

/** Looks one move ahead with rules of thumb, on nothing but its view. */
export const apprentice: Bot<View, Move> = {
  choose(view, moves, chance) {
    let best = moves[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const value = worthOf(view, move) + (chance.below(1000) / 1000) * WAVERING;
      if (value > bestValue) {
        best = move;
        bestValue = value;
      }
    }
    return best;
  },
};

function worthOf(view: View, move: Move): number {
  const seat = seatOfView(view);
  switch (move.do) {
    case 'choose':
      return characterValue(view, seat, move.character);
    case 'hide':
      // What one does not want the other to have.
      return Math.max(...view.seats.map((_, other) => (other === seat ? 0 : characterValue(view, other, move.character))));
    default:
      return turnValue(view, seat, move);
  }
}
