import type { Catalogue } from '@belfry/kernel';
import type { en } from './en.ts';

export const nl: Catalogue<keyof typeof en> = {
  'road.I': 'de weg naar Frankfurt',
  'road.II': 'de weg naar Praag',
  'road.III': 'de weg naar Venetië',
  'road.IV': 'de weg naar het noordbos',
  'road.V': 'de weg naar het zuidbos',
  'place.field': '{terrain} {number}',
  'place.hex': '{field} {near}',
  'place.between': 'tussen {all}',
  'place.crossing': '{road}, {between}',
  'near.nuremberg': 'bij Neurenberg',
  'near.I': 'bij Frankfurt',
  'near.II': 'bij Praag',
  'near.III': 'bij Venetië',
  'near.IV': 'bij het noordbos',
  'near.V': 'bij het zuidbos',
};
