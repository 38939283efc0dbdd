import type { Phrase, PhraseArg, Seat } from '@belfry/kernel';
import { PENALTIES, type Side } from '../data/board.ts';
import { type Card, person } from '../data/cards.ts';
import { ALL_COLORS, type Color, colorName } from '../data/colors.ts';
import { sideName } from '../rules/state.ts';

export function personName(card: Card): Phrase {
  return { key: `person.${person(card).id}` };
}

export function personNames(cards: readonly Card[]): PhraseArg {
  return cards.length === 0 ? { key: 'word.nothing' } : cards.map(personName);
}

/** A person with its article; The for the beginning of a sentence. */
export function thePerson(card: Card, article: 'the' | 'The' = 'the'): Phrase {
  return { key: `${article}.person`, args: { id: person(card).id, person: personName(card) } };
}

/** A person as every sentence may need it: the bare name, with an article, with a capital. */
export function personArgs(card: Card): Record<string, PhraseArg> {
  return { person: personName(card), the: thePerson(card), The: thePerson(card, 'The') };
}

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}

export function colorPhrase(color: Color): Phrase {
  return { key: `color.${colorName(color)}` };
}

export function houseName(color: Color): Phrase {
  return { key: `house.${colorName(color)}` };
}

export function sidePhrase(side: Side): Phrase {
  return { key: `side.${sideName(side)}` };
}

export function penaltyName(color: Color): Phrase {
  return { key: `penalty.${PENALTIES[color]}` };
}

/** So many workers, threat markers or card backs of a colour. */
export function amountOf(what: 'workers' | 'threats' | 'cards', color: Color, n: number): Phrase {
  return { key: `${what}.${colorName(color)}`, args: { n } };
}

/** Amounts by colour as a list, those that are there. */
export function amountsOf(what: 'workers' | 'threats' | 'cards', counts: readonly number[]): PhraseArg {
  const there = ALL_COLORS.filter((color) => counts[color] > 0);
  return there.length === 0 ? { key: 'word.nothing' } : there.map((color) => amountOf(what, color, counts[color]));
}

export function diceList(dice: readonly number[]): PhraseArg {
  const ascending = ALL_COLORS.slice().sort((a, b) => dice[a] - dice[b]);
  return ascending.map((color) => ({ key: 'die', args: { color: colorPhrase(color), value: dice[color] } }));
}
