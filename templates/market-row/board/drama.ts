import type { Beat } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** The player with the lowest offer keeps it: two wares in one round. */
export const beat = ({ type }: Event): Beat | undefined => (type === 'kept-offer' ? 'honour' : undefined);
