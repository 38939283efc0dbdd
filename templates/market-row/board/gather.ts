import type { Gathering } from '@belfry/board-kit';
import type { Event } from '../src/index.ts';

/** Combines the face-down offers, made one by one, into one log line. */
export function gather(event: Event): Gathering | undefined {
  return event.type === 'offered' ? { kind: 'offered', item: { seat: event.seat } } : undefined;
}
