import type { Ambience, Sound } from '@belfry/board-kit';
import type { Event } from '@belfry/fortuna';

/** The sounds that play when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  sold: 'coin',
  dowry: 'coin',
  bribed: 'coin',
  taxed: 'coin',
  offered: 'coin',
  hired: 'coin',
  'took-tokens': 'coin',
  'turned-up': 'card',
  swapped: 'card',
  drew: 'card',
  kept: 'card',
  'palace-took': 'card',
  drafted: 'card',
  rolled: 'die',
  built: 'building',
  'aqueduct-filled': 'building',
  harvested: 'building',
  'took-water': 'building',
  married: 'building',
};

export const ambience: Ambience = { bell: 330, wind: 620 };
