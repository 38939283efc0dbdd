import { itemAt } from '@belfry/kernel';
import { ACTION_CARDS } from './data/action-cards.ts';
import { BUILDINGS } from './data/buildings.ts';
import { FAVOURS } from './data/favours.ts';
import { PRIVILEGES } from './data/privileges.ts';
import type { Event } from './rules/events.ts';

/** Everything with a use count: each card performed, favour used, building built, privilege card used or scored. */
export const usage: readonly string[] = [
  ...ACTION_CARDS.map(({ id }) => `action ${id}`),
  'card skipped',
  'irrigation',
  'army',
  ...FAVOURS.map(({ id }) => `favour ${id}`),
  'tokens taken',
  'tax',
  'driven back',
  'tax spared',
  ...BUILDINGS.map(({ id }) => `built ${id}`),
  'aqueduct filled',
  ...PRIVILEGES.map((row) => `privilege ${row.id} ${row.class === 'C' ? 'scored' : 'used'}`),
  'palace reached',
  'palace card taken',
];

export function uses(event: Event): readonly string[] {
  switch (event.type) {
    case 'performed':
    case 'bribed':
      return [`action ${itemAt(ACTION_CARDS, event.card).id}`];
    case 'army-used':
      return ['army', `action ${itemAt(ACTION_CARDS, event.card).id}`];
    case 'skipped':
      return ['card skipped'];
    case 'harvested':
      return event.irrigated ? ['irrigation'] : [];
    case 'served':
      return [`favour ${itemAt(FAVOURS, event.favour).id}`];
    case 'took-tokens':
      return ['tokens taken'];
    case 'taxed':
      return ['tax'];
    case 'driven-back':
      return ['driven back'];
    case 'spared':
      return ['tax spared'];
    case 'built':
      return [`built ${itemAt(BUILDINGS, event.building).id}`];
    case 'aqueduct-filled':
      return ['aqueduct filled'];
    case 'used-goods':
    case 'used-piece':
    case 'used-steps':
      return [`privilege ${itemAt(PRIVILEGES, event.privilege).id} used`];
    case 'scored':
      return event.sheet.cards.flatMap(({ privilege, points }) =>
        points > 0 ? [`privilege ${itemAt(PRIVILEGES, privilege).id} scored`] : [],
      );
    case 'arrived':
      return ['palace reached'];
    case 'palace-took':
      return ['palace card taken'];
    default:
      return [];
  }
}
