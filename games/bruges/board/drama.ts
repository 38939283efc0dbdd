import type { Beat } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import type { Seat } from '@belfry/kernel';

const BEATS: Readonly<Partial<Record<Event['type'], Beat>>> = {
  penalty: 'blow',
  'lost-person': 'blow',
  'lost-house': 'blow',
  'lost-canal': 'blow',
  'won-statue': 'honour',
  'turned-majority': 'honour',
};

/** Penalties are blows; statues and majorities are honours. */
export const beat = ({ type }: Event): Beat | undefined => BEATS[type];

/** The clauses by which another player's person takes a canal token or a person. */
const TAKEN_BY_OTHERS = new Set(['BRU-12.21', 'BRU-12.22']);

/** Returns the player from whom another player's person took something; threats are nobody's doing. */
export function harms(event: Event): Seat | undefined {
  switch (event.type) {
    case 'gave-worker':
    case 'stepped-back':
    case 'lost-points':
      return event.seat;
    case 'gave-guilders':
      // Lending scores points.
      return event.points === 0 ? event.seat : undefined;
    case 'lost-canal':
    case 'lost-person':
      return TAKEN_BY_OTHERS.has(event.clause) ? event.seat : undefined;
    default:
      return undefined;
  }
}
