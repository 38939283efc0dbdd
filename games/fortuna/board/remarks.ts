import type { Event } from '@belfry/fortuna';
import type { Viewer } from '@belfry/kernel';
import type { Text } from './text/index.ts';

/** Returns the key of the coach's comment on an event. */
export function remark(event: Event, viewer: Viewer): Extract<keyof Text, `remark.${string}`> | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'rolled':
      return isOwn ? 'remark.dice' : undefined;
    case 'served':
      return isOwn ? undefined : 'remark.covered';
    case 'taxed':
      return isOwn ? 'remark.tax' : undefined;
    case 'driven-back':
      return isOwn ? 'remark.driven-back' : undefined;
    case 'spared':
      return isOwn ? 'remark.spared' : undefined;
    case 'took-tokens':
      return isOwn ? 'remark.tokens' : undefined;
    case 'swapped':
      return event.owner === viewer && !isOwn ? 'remark.card-taken' : undefined;
    case 'bribed':
      return event.owner === viewer && !isOwn ? 'remark.bribed' : undefined;
    case 'aqueduct-filled':
      return isOwn ? 'remark.aqueduct' : undefined;
    case 'dowry':
      return isOwn ? 'remark.dowry' : undefined;
    case 'order-set':
      return 'remark.order';
    case 'tokens-placed':
      return event.favours.length > 0 ? 'remark.tokens-placed' : undefined;
    case 'arrived':
      return 'remark.arrived';
    default:
      return undefined;
  }
}
