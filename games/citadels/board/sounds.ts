import type { Sound } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';

/** What is heard when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'took-gold': 'coin',
  'extra-gold': 'coin',
  income: 'coin',
  robbed: 'coin',
  laboratory: 'coin',
  drafted: 'card',
  hid: 'card',
  looked: 'card',
  kept: 'card',
  swapped: 'card',
  redrew: 'card',
  'architect-drew': 'card',
  'smithy-drew': 'card',
  shown: 'card',
  'graveyard-bought': 'card',
  built: 'building',
  destroyed: 'building',
};
