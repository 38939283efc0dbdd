import { apprenticeOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { characterValue } from './draft.ts';
import { manners } from './manners.ts';
import { turnValue } from './turn.ts';

/**
 * How far a judgement may be off, in gold: the apprentice makes human mistakes, but nothing that it thinks worse than nothing. It sees what a district is worth,
 * and is easily wrong about whom to be and what to take.
 */
const WAVERING = 3;
const WAVERING_ON_PLANS = 5;
const PLANS: ReadonlySet<Move['do']> = new Set(['choose', 'take-gold', 'draw-cards', 'keep', 'murder', 'steal']);

/** Looks one move ahead with rules of thumb, on nothing but its view. */
export const apprentice = apprenticeOf<View, Move>({
  judgement: (view, seat) => (move) => worthOf(view, seat, move),
  wavering: ({ do: what }, promise) => (promise <= 0 ? 0 : PLANS.has(what) ? WAVERING_ON_PLANS : WAVERING),
  manners,
});

function worthOf(view: View, seat: Seat, move: Move): number {
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
