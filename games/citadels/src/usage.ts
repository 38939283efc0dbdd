import { itemAt } from '@belfry/kernel';
import { CHARACTERS } from './data/characters.ts';
import { DISTRICTS } from './data/districts.ts';
import type { Event } from './rules/events.ts';

/** Everything whose use is counted: each character shown, each ability and action, each purple district built. */
export const usage: readonly string[] = [
  ...CHARACTERS.map(({ id }) => `character ${id}`),
  'action take-gold',
  'action draw-cards',
  'action income',
  'action build',
  'ability murder',
  'ability steal',
  'ability rob',
  'ability swap',
  'ability redraw',
  'ability crown',
  'ability extra-gold',
  'ability architect-draw',
  'ability destroy',
  'district laboratory used',
  'district smithy used',
  'district graveyard used',
  'district observatory or library used',
  ...DISTRICTS.map(({ id }) => `built ${id}`),
];

export function uses(event: Event): readonly string[] {
  switch (event.type) {
    case 'shown':
      return [`character ${itemAt(CHARACTERS, event.character).id}`];
    case 'took-gold':
      return ['action take-gold'];
    case 'looked':
      return ['action draw-cards'];
    case 'kept':
      return event.count > 1 || event.count + event.rest > 2 ? ['district observatory or library used'] : [];
    case 'income':
      return ['action income'];
    case 'built':
      return ['action build', `built ${itemAt(DISTRICTS, event.district).id}`];
    case 'named-victim':
      return ['ability murder'];
    case 'named-mark':
      return ['ability steal'];
    case 'robbed':
      return ['ability rob'];
    case 'swapped':
      return ['ability swap'];
    case 'redrew':
      return ['ability redraw'];
    case 'crowned':
      return ['ability crown'];
    case 'extra-gold':
      return ['ability extra-gold'];
    case 'architect-drew':
      return ['ability architect-draw'];
    case 'destroyed':
      return ['ability destroy'];
    case 'laboratory':
      return ['district laboratory used'];
    case 'smithy-drew':
      return ['district smithy used'];
    case 'graveyard-bought':
      return ['district graveyard used'];
    default:
      return [];
  }
}
