import type { Gathering } from '@belfry/board-kit';
import type { Event } from '@belfry/bruges';
import type { Phrase } from '@belfry/kernel';
import { MAJORITIES } from '../src/data/board.ts';
import { person } from '../src/data/cards.ts';
import { type Colour, colourName } from '../src/data/colours.ts';

const colour = (of: Colour): Phrase => ({ key: `colour.${colourName(of)}` });

/** Groups cards drawn one at a time, threat markers of a roll, and swapped workers: one log line per group. */
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
