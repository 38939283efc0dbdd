import { itemAt, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { PENALTIES, type Side } from '../data/board.ts';
import { type Card, person } from '../data/cards.ts';
import { ALL_COLOURS, type Colour, colourName } from '../data/colours.ts';
import { sideName } from '../rules/state.ts';

export function personName(card: Card): Phrase {
  return { key: `person.${person(card).id}` };
}

/** A person with everything one sees on the card. */
export function personCard(card: Card): Phrase {
  const { id, colour, group, price, points } = person(card);
  return {
    key: 'report.hand-card',
    args: {
      person: personName(card),
      colour: colourPhrase(colour),
      group: { key: `group.${group}` },
      price,
      points,
      activation: activationOf(card),
      text: { key: `person.${id}.text` },
    },
  };
}

/** How a person's effect is used, and for which worker. */
export function activationOf(card: Card): Phrase {
  const { activation, worker } = person(card);
  if (worker === undefined) return { key: `activation.${activation}` };
  return { key: 'activation.worker.of', args: { worker: amountOf('workers', worker, 1) } };
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

export function colourPhrase(colour: Colour): Phrase {
  return { key: `colour.${colourName(colour)}` };
}

export function houseName(colour: Colour): Phrase {
  return { key: `house.${colourName(colour)}` };
}

export function sidePhrase(side: Side): Phrase {
  return { key: `side.${sideName(side)}` };
}

export function penaltyName(colour: Colour): Phrase {
  return { key: `penalty.${PENALTIES[colour]}` };
}

/** So many workers, threat markers or card backs of a colour. */
export function amountOf(what: 'workers' | 'threats' | 'cards', colour: Colour, n: number): Phrase {
  return { key: `${what}.${colourName(colour)}`, args: { n } };
}

/** Amounts by colour as a list, those that are there. */
export function amountsOf(what: 'workers' | 'threats' | 'cards', counts: readonly number[]): PhraseArg {
  const there = ALL_COLOURS.map((colour) => ({ colour, count: counts[colour] ?? 0 })).filter(({ count }) => count > 0);
  return there.length === 0 ? { key: 'word.none' } : there.map(({ colour, count }) => amountOf(what, colour, count));
}

export function diceList(dice: readonly number[]): PhraseArg {
  const ascending = ALL_COLOURS.slice().sort((a, b) => itemAt(dice, a) - itemAt(dice, b));
  return ascending.map((colour) => ({ key: 'die', args: { colour: colourPhrase(colour), value: itemAt(dice, colour) } }));
}
