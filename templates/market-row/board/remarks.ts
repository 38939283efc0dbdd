import type { Viewer } from '@belfry/kernel';
import type { Event } from '../src/index.ts';
import type { Text } from './text/index.ts';

/** Returns the coach's remark about an event: a key of these texts. */
export function remark(event: Event, viewer: Viewer): Extract<keyof Text, `remark.${string}`> | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'left-over':
      return isOwn ? 'remark.left-over' : undefined;
    case 'kept-offer':
      return isOwn ? 'remark.kept-offer' : undefined;
    default:
      return undefined;
  }
}
