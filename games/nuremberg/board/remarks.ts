import type { Viewer } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import type { Text } from './text/index.ts';

/** Returns the key of the coach's comment on an event. */
export function remark(event: Event, viewer: Viewer): Extract<keyof Text, `remark.${string}`> | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'card-drawn':
      return event.hexes.length > 0 ? 'remark.card' : 'remark.robber-card';
    case 'yielded':
      return isOwn ? 'remark.yield' : undefined;
    case 'road-toll':
      return event.payer === viewer ? 'remark.toll.paid' : isOwn ? 'remark.toll.got' : undefined;
    case 'sold':
      if (event.toll === 0) return isOwn && event.doubled ? 'remark.doubled' : undefined;
      return isOwn ? 'remark.toll.sale' : event.holder === viewer ? 'remark.toll.got' : undefined;
    case 'right-taken':
      return isOwn ? 'remark.right.own' : event.from === viewer ? 'remark.right.lost' : undefined;
    case 'handed-in':
      return isOwn ? 'remark.handed-in' : undefined;
    case 'stolen':
      return event.victim === viewer ? 'remark.stolen' : undefined;
    case 'fair-opened':
      return isOwn ? 'remark.fair' : undefined;
    case 'time-passed':
      return 'remark.time';
    case 'council-entered':
    case 'council-swapped':
      return isOwn ? 'remark.council' : undefined;
    default:
      return undefined;
  }
}
