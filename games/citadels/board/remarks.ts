import type { Event } from '@belfry/citadels';
import type { Viewer } from '@belfry/kernel';
import type { Text } from './text/index.ts';

/** Returns the key of the coach's comment on an event. */
export function remark(event: Event, viewer: Viewer): Extract<keyof Text, `remark.${string}`> | undefined {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.type) {
    case 'faced-up':
      return event.characters.length > 0 ? 'remark.faced-up' : undefined;
    case 'named-victim':
      return isOwn ? undefined : 'remark.victim';
    case 'named-mark':
      return isOwn ? undefined : 'remark.mark';
    case 'victim-revealed':
      return isOwn ? 'remark.murdered' : undefined;
    case 'robbed':
      if (event.gold === 0) return undefined;
      return isOwn ? 'remark.robbed' : event.thief === viewer ? 'remark.loot' : undefined;
    case 'income':
      return isOwn ? 'remark.income' : undefined;
    case 'extra-gold':
      return isOwn ? 'remark.extra-gold' : undefined;
    case 'crowned':
      return isOwn ? 'remark.crown.own' : 'remark.crown.other';
    case 'swapped':
      return event.partner === viewer ? 'remark.swapped' : undefined;
    case 'destroyed':
      return event.owner === viewer ? 'remark.destroyed' : undefined;
    case 'finished-first':
      return 'remark.last-round';
    default:
      return undefined;
  }
}
