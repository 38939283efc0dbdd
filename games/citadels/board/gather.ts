import type { Gathering } from '@belfry/board-kit';
import type { Event } from '@belfry/citadels';
import { itemAt } from '@belfry/kernel';
import { CHARACTERS } from '../src/data/characters.ts';

/** Groups unanswered calls, and characters taken in secret, into one log line each. */
export function gather(event: Event): Gathering | 'unsaid' | undefined {
  switch (event.type) {
    case 'turn-ended':
      return 'unsaid';
    case 'unanswered':
      return { kind: 'unanswered', item: { key: `character.${itemAt(CHARACTERS, event.character).id}` } };
    case 'drafted':
    case 'hid':
      return event.character === null ? { kind: 'drafted', item: { seat: event.seat } } : undefined;
    default:
      return undefined;
  }
}
