import type { Event } from '@belfry/bruges';
import type { Viewer } from '@belfry/kernel';
import type { Text } from './text/index.ts';

/** Returns the key of the coach's comment on an event. */
export function remark(event: Event, viewer: Viewer): Extract<keyof Text, `remark.${string}`> | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'rolled':
      return 'remark.dice';
    case 'took-threat':
      if (!isOwn) return undefined;
      return event.markers === 1 ? 'remark.threat.first' : event.markers === 2 ? 'remark.threat.second' : undefined;
    case 'penalty':
      return isOwn ? 'remark.penalty' : undefined;
    case 'took-guilders':
      return isOwn ? 'remark.guilders' : undefined;
    case 'returned':
      return isOwn ? 'remark.returned' : undefined;
    case 'won-statue':
      return isOwn ? 'remark.statue' : undefined;
    case 'turned-majority':
      return isOwn ? 'remark.majority.own' : 'remark.majority.other';
    case 'last-round':
      return 'remark.last-round';
    default:
      return undefined;
  }
}
