import type { Beat } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';

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
