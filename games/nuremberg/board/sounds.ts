import type { Ambience, Sound } from '@belfry/board-kit';
import type { Event } from '@belfry/nuremberg';

/** The sounds that play when the pieces of an event land. */
export const sounds: Readonly<Partial<Record<Event['type'], Sound>>> = {
  'road-toll': 'coin',
  sold: 'coin',
  'card-drawn': 'card',
  yielded: 'card',
  'first-yield': 'card',
  'handed-in': 'card',
  stolen: 'card',
  'bank-traded': 'card',
  dealt: 'card',
  'village-built': 'building',
  'station-built': 'building',
  'house-built': 'building',
  'wall-built': 'building',
  'tower-built': 'building',
  'start-placed': 'building',
  'station-placed': 'building',
  'robber-moved': 'building',
};

export const ambience: Ambience = { bell: 294, wind: 300 };
