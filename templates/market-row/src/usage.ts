import { KINDS, wareOf } from './data/wares.ts';
import type { Event } from './rules/events.ts';

/** Everything whose use is counted. */
export const usage: readonly string[] = ['offer', 'keep the lowest offer', 'left over', ...KINDS.map((kind) => `take ${kind}`)];

export function uses(event: Event): readonly string[] {
  switch (event.type) {
    case 'offered':
      return ['offer'];
    case 'took':
      return [`take ${wareOf(event.ware).kind}`];
    case 'left-over':
      return ['left over'];
    case 'kept-offer':
      return ['keep the lowest offer'];
    default:
      return [];
  }
}
