import type { Gathering } from '@belfry/board-kit';
import { itemAt, type Phrase } from '@belfry/kernel';
import type { Event } from '@belfry/nuremberg';
import { ROADS } from '../src/data/region.ts';
import { type Bundle, TREASURES } from '../src/data/resources.ts';

const amount = (count: number, kind: number): Phrase => ({ key: 'word.amount', args: { count, kind: { key: `kind.${TREASURES[kind]}` } } });
const amounts = (bundle: Bundle): readonly Phrase[] => bundle.flatMap((count, kind) => (count === 0 ? [] : [amount(count, kind)]));

/** Yields and tolls of one card, answers to one offer, trades with the bank: a line each. */
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

export const togetherEn = {
  // Items here begin with a number of their own.
  'together.n': '{n} × {item}',
  'together.first-yield': 'First yields: {items}.',
  'together.yielded': 'Yields: {items}.',
  'together.handed-in': 'Handed in: {items}.',
  'together.tolls': 'Tolls: {items}.',
  'together.toll': '{gold} gold on {road}',
  'together.help-refused': '{items} do not use the wall help.',
  'together.declined': '{items} decline.',
  'together.bank-traded': '{seat} trades with the bank: {items}.',
  'together.for': '{give} for {get}',
};

export const togetherNl: Record<keyof typeof togetherEn, string> = {
  'together.n': '{n} × {item}',
  'together.first-yield': 'Eerste opbrengsten: {items}.',
  'together.yielded': 'Opbrengsten: {items}.',
  'together.handed-in': 'Afgegeven: {items}.',
  'together.tolls': 'Tol: {items}.',
  'together.toll': '{gold} goud op {road}',
  'together.help-refused': '{items} maken geen gebruik van de hulp bij de muurbouw.',
  'together.declined': '{items} wijzen af.',
  'together.bank-traded': '{seat} ruilt met de bank: {items}.',
  'together.for': '{give} voor {get}',
};
