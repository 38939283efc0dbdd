import type { NamedThing } from '@belfry/kernel';
import { PENALTIES, type PenaltyName } from '../data/board.ts';
import { CARD_COUNT, clauseOf, person } from '../data/cards.ts';
import { ALL_COLOURS } from '../data/colours.ts';
import { activationOf, colourPhrase, penaltyName, personName } from './names.ts';

const PENALTY_CLAUSES: Readonly<Record<PenaltyName, string>> = {
  flood: 'BRU-6.5',
  plague: 'BRU-6.6',
  intrigue: 'BRU-6.15',
  fire: 'BRU-6.8',
  raid: 'BRU-6.7',
};

/** The persons and the penalties, with what one sees on them. */
export const things: readonly NamedThing[] = [
  ...Array.from({ length: CARD_COUNT }, (_, card): NamedThing => {
    const { colour, group, price, points } = person(card);
    const args = { colour: colourPhrase(colour), group: { key: `group.${group}` }, price, points, activation: activationOf(card) };
    return { name: personName(card), facts: { key: 'thing.person', args }, clause: clauseOf(card) };
  }),
  ...ALL_COLOURS.map(
    (colour): NamedThing => ({
      name: penaltyName(colour),
      facts: { key: 'thing.penalty', args: { colour: colourPhrase(colour) } },
      clause: PENALTY_CLAUSES[PENALTIES[colour]],
    }),
  ),
];
