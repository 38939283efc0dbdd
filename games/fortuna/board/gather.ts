import type { Gathering } from '@belfry/board-kit';
import type { Event } from '@belfry/fortuna';
import { itemAt } from '@belfry/kernel';
import { ACTION_CARDS } from '../src/data/action-cards.ts';

/** Groups what all players do in turn before the first round, and hides self-evident events. */
export function gather(event: Event): Gathering | 'unsaid' | undefined {
  switch (event.type) {
    case 'turn-ended':
      return 'unsaid';
    case 'drafted':
      return { kind: 'drafted', of: event.seat, item: { key: `action.${itemAt(ACTION_CARDS, event.card).id}` } };
    case 'protected':
      return event.card === null ? { kind: 'protected', item: { seat: event.seat } } : undefined;
    case 'aqueduct-filled':
      return { kind: 'aqueducts', item: { seat: event.seat } };
    default:
      return undefined;
  }
}
