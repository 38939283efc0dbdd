import type { Phrase } from '@belfry/kernel';
import type { Event } from '../rules/events.ts';
import { seatName, wareName, wareNames } from './names.ts';

/** Returns a line of the log. An offer that the reader may not see has its own wording. */
export function sayEvent(event: Event): Phrase {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'round-began':
      return { key, args: { round: event.round, start: seatName(event.start) } };
    case 'laid-out':
      return { key, args: { wares: wareNames(event.wares) } };
    case 'offered':
      return event.ware === null
        ? { key: `${key}.unseen`, args: { seat: seatName(event.seat) } }
        : { key, args: { seat: seatName(event.seat), ware: wareName(event.ware) } };
    case 'game-ended':
      return { key };
    default:
      return { key, args: { seat: seatName(event.seat), ware: wareName(event.ware) } };
  }
}
