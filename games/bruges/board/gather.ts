import type { Gathering } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import type { Phrase } from '@belfry/kernel';
import { MAJORITIES } from '../src/data/board.ts';
import { person } from '../src/data/cards.ts';
import { type Colour, colourName } from '../src/data/colours.ts';

const colour = (of: Colour): Phrase => ({ key: `colour.${colourName(of)}` });

/** Cards drawn one by one, threat markers of a roll, workers swapped: a line for each story, not for each piece. */
export function gather(event: Event): Gathering | 'unsaid' | undefined {
  switch (event.type) {
    case 'turn-ended':
      return 'unsaid';
    case 'drew':
      return { kind: 'drew', seat: event.seat, item: colour(event.colour) };
    case 'took-threat':
      return { kind: 'threats', of: event.seat, item: colour(event.colour) };
    case 'returned':
      return { kind: 'returned', seat: event.seat, item: colour(event.colour) };
    case 'swapped':
      return {
        kind: 'swapped',
        seat: event.seat,
        item: { key: 'together.for', args: { from: colour(event.from), to: colour(event.to) } },
      };
    case 'gave-guilders':
      return { kind: 'gave-guilders', seat: event.seat, item: { key: 'together.to', args: { n: event.guilders, to: { seat: event.to } } } };
    case 'turned-majority':
      return { kind: 'majorities', of: event.seat, item: { key: `majority.${MAJORITIES[event.majority]}` } };
    case 'laurel':
      return {
        kind: 'laurels',
        of: event.seat,
        item: { key: 'together.laurel', args: { card: { key: `person.${person(event.card).id}` }, points: event.points } },
      };
    default:
      return undefined;
  }
}

export const togetherEn = {
  'together.drew': '{seat} draws {count}: {items}.',
  'together.threats': 'Threat markers: {items}.',
  'together.returned': '{seat} returns threat markers: {items}.',
  'together.swapped': '{seat} swaps workers: {items}.',
  'together.for': '{from} for {to}',
  'together.gave-guilders': '{seat} gives guilders: {items}.',
  'together.to': '{n} to {to}',
  'together.majorities': 'Majority markers turned: {items}.',
  'together.laurels': 'Laurels: {items}.',
  'together.laurel': '{card} {points}',
};

export const togetherNl: Record<keyof typeof togetherEn, string> = {
  'together.drew': '{seat} trekt er {count}: {items}.',
  'together.threats': 'Noodlotfiches: {items}.',
  'together.returned': '{seat} legt noodlotfiches af: {items}.',
  'together.swapped': '{seat} ruilt arbeiders: {items}.',
  'together.for': '{from} voor {to}',
  'together.gave-guilders': '{seat} geeft gulden: {items}.',
  'together.to': '{n} aan {to}',
  'together.majorities': 'Omgedraaide meerderheden: {items}.',
  'together.laurels': 'Lauweren: {items}.',
  'together.laurel': '{card} {points}',
};
