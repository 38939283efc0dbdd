import type { Gathering } from '@belfry/board-kit';
import { itemAt, type Phrase } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import { ROADS } from '../src/data/region.ts';
import { type Bundle, TREASURES } from '../src/data/resources.ts';

const amount = (count: number, kind: number): Phrase => ({ key: 'word.amount', args: { count, kind: { key: `kind.${TREASURES[kind]}` } } });
const amounts = (bundle: Bundle): readonly Phrase[] => bundle.flatMap((count, kind) => (count === 0 ? [] : [amount(count, kind)]));

/** Groups yields and tolls of one card, answers to one offer, and trades with the bank: one log line each. */
export function gather(event: Event): Gathering | 'unsaid' | undefined {
  switch (event.type) {
    case 'turn-ended':
      return 'unsaid';
    case 'first-yield':
    case 'yielded':
      return { kind: event.type, of: event.seat, item: amounts(event.cards) };
    case 'handed-in':
      return { kind: 'handed-in', of: event.seat, item: amounts(event.cards) };
    case 'road-toll':
      return {
        kind: 'tolls',
        of: event.seat,
        item: { key: 'together.toll', args: { gold: event.gold, road: { key: `road.${itemAt(ROADS, event.road).id}` } } },
      };
    case 'help-refused':
      return { kind: 'help-refused', item: { seat: event.seat } };
    case 'declined':
      return { kind: 'declined', item: { seat: event.seat } };
    case 'bank-traded':
      return {
        kind: 'bank-traded',
        seat: event.seat,
        item: { key: 'together.for', args: { give: amount(event.count, event.give), get: amount(1, event.get) } },
      };
    default:
      return undefined;
  }
}
