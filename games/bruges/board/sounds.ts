import type { Ambience, Sound } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';

/** The sounds that play when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'took-guilders': 'coin',
  'gave-guilders': 'coin',
  advanced: 'coin',
  drew: 'card',
  discarded: 'card',
  'played-threat': 'card',
  recruited: 'card',
  'lost-person': 'card',
  'took-threat': 'card',
  rolled: 'die',
  'built-canal': 'building',
  'built-house': 'building',
  'laid-house': 'building',
  'won-statue': 'building',
  'took-workers': 'building',
  'lost-house': 'building',
  'lost-canal': 'building',
};

export const ambience: Ambience = { bell: 440, wind: 360 };
