import { itemAt } from '@belfry/kernel';
import { CHARACTERS } from './data/characters.ts';
import { DISTRICTS, rowWith } from './data/districts.ts';
import { DISCARD_FOR_GOLD, PAID_FOR_CARDS, PAY_FOR_CARDS, RECLAIM, RECLAIMED } from './data/powers.ts';
import type { Event } from './rules/events.ts';

/** The two are counted together, because players cannot see which of them applied. */
const RESOURCE_CHANGED = `${rowWith('resource-look').id} or ${rowWith('resource-keep').id}`;

/** Everything with a use count: each character shown, each ability and action, each purple district built. */
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
  ...[DISCARD_FOR_GOLD, PAY_FOR_CARDS, RECLAIM, RESOURCE_CHANGED].map((id) => `district ${id} used`),
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
      return event.count > 1 || event.count + event.rest > 2 ? [`district ${RESOURCE_CHANGED} used`] : [];
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
    case DISCARD_FOR_GOLD:
      return [`district ${DISCARD_FOR_GOLD} used`];
    case PAID_FOR_CARDS:
      return [`district ${PAY_FOR_CARDS} used`];
    case RECLAIMED:
      return [`district ${RECLAIM} used`];
    default:
      return [];
  }
}
