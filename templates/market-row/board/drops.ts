import type { Drop } from '@belfry/board-kit';
import { seatLetter } from '@belfry/kernel';
import { WARES } from '../src/data/wares.ts';
import type { Move, View } from '../src/index.ts';
import { homeOf } from './scored.ts';

/** A card of the hand is dropped where the viewer's offer lies, a ware of the row on the viewer's stall. */
export function drops(thing: string, onto: string, { viewer }: View): Drop<Move> | undefined {
  if (typeof viewer !== 'number') return undefined;
  const [kind, id] = thing.split(':');
  const ware = WARES.findIndex((each) => each.id === id);
  if (kind === 'hand' && onto === `offer:${seatLetter(viewer)}`) return { picks: [thing], meant: { do: 'offer', ware } };
  return kind === 'row' && onto === homeOf(viewer) ? { picks: [thing], meant: { do: 'take', ware } } : undefined;
}
