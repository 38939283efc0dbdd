import type { Ambience, Sound } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';
import { DISCARD_FOR_GOLD, PAID_FOR_CARDS, RECLAIMED } from '../src/data/powers.ts';

/** The sounds that play when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'took-gold': 'coin',
  'extra-gold': 'coin',
  income: 'coin',
  robbed: 'coin',
  [DISCARD_FOR_GOLD]: 'coin',
  drafted: 'card',
  hid: 'card',
  looked: 'card',
  kept: 'card',
  swapped: 'card',
  redrew: 'card',
  'architect-drew': 'card',
  [PAID_FOR_CARDS]: 'card',
  shown: 'card',
  [RECLAIMED]: 'card',
  built: 'building',
  destroyed: 'building',
};

export const ambience: Ambience = { bell: 392, wind: 480 };
