import type { Sound } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** What is heard when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'laid-out': 'card',
  offered: 'card',
  'turned-up': 'card',
  took: 'card',
  'left-over': 'card',
  'kept-offer': 'card',
};
