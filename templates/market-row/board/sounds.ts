import type { Sound } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** The sounds of an event's pieces when they land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'laid-out': 'card',
  offered: 'card',
  'turned-up': 'card',
  took: 'card',
  'left-over': 'card',
  'kept-offer': 'card',
};
