import { apprenticeOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { characterValue } from './draft.ts';
import { manners } from './manners.ts';
import { turnValue } from './turn.ts';

/**
 * The largest error of a judgement, in gold: an Apprentice makes human mistakes, but never plays what it judges as a loss. It judges
 * districts well, and often misjudges which character to choose and what to take.
 */
const NOISE = 3;
const NOISE_ON_PLANS = 5;
const PLANS: ReadonlySet<Move['do']> = new Set(['choose', 'take-gold', 'draw-cards', 'keep', 'murder', 'steal']);

/** Looks one move ahead with rules of thumb, from its view alone. */
export const apprentice = apprenticeOf<View, Move>({
  judgement: (view, seat) => (move) => worthOf(view, seat, move),
  noise: ({ do: what }, promise) => (promise <= 0 ? 0 : PLANS.has(what) ? NOISE_ON_PLANS : NOISE),
  manners,
});

function worthOf(view: View, seat: Seat, move: Move): number {
  switch (move.do) {
    case 'choose':
      return characterValue(view, seat, move.character);
    case 'hide':
      // Hides the character that would help another player most.
      return Math.max(...view.seats.map((_, other) => (other === seat ? 0 : characterValue(view, other, move.character))));
    default:
      return turnValue(view, seat, move);
  }
}
