import type { Gathering } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** Offers are laid face down one by one, and told in one line. */
export function gather(event: Event): Gathering | undefined {
  return event.type === 'offered' ? { kind: 'offered', item: { seat: event.seat } } : undefined;
}
