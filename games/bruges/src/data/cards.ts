import type { Colour } from './colours.ts';
import { EFFECTS } from './effects.ts';
import { type EffectKey, GROUPS, type Person, type PersonWith } from './person.ts';
import { PERSONS, REPLACING } from './persons.ts';

/** A card: its index in PERSONS, which is its number minus one. */
export type Card = number;

type PersonRow = Person & { readonly id: (typeof PERSONS)[number]['id'] };
const TABLE: readonly PersonRow[] = PERSONS;

export const CARD_COUNT = TABLE.length;
/** The number of cards in play, under any options. */
export const CARDS_IN_PLAY = TABLE.length - REPLACING.length;

export function person(card: Card): PersonRow {
  return TABLE[card];
}

/** Returns the card with this id, or NONE. */
export function cardOf(id: string): Card {
  return TABLE.findIndex((candidate) => candidate.id === id);
}

// The facts that the rules read at every step, as plain columns.
export const COLOUR_OF: readonly Colour[] = TABLE.map((p) => p.colour);
export const PRICE_OF: readonly number[] = TABLE.map((p) => p.price);
export const POINTS_OF: readonly number[] = TABLE.map((p) => p.points);
export const GROUP_OF: readonly number[] = TABLE.map((p) => GROUPS.indexOf(p.group));

/** Persons that are activated on a turn (worker, once per round), and the worker that costs: a colour, or -1 if free. */
export const IS_ACTIVATED: readonly boolean[] = TABLE.map((p) => p.activation === 'worker' || p.activation === 'round');
/** The colour of the worker that activates a person; -1, the same as NONE, if the person needs none. */
export const WORKER_OF: readonly (Colour | -1)[] = TABLE.map((p) => p.worker ?? -1);
export const IS_ARROW: readonly boolean[] = TABLE.map((p) => p.activation === 'arrow');

/** A person together with its card. */
export interface PersonCard<K extends EffectKey> {
  readonly card: Card;
  readonly person: PersonWith<K>;
}

/** Returns the persons with an effect of this kind. */
export function personsWith<K extends EffectKey>(effect: K): readonly PersonCard<K>[] {
  const found: PersonCard<K>[] = [];
  TABLE.forEach((p, card) => {
    if (hasEffect(p, effect)) found.push({ card, person: p });
  });
  return found;
}

function hasEffect<K extends EffectKey>(candidate: Person, effect: K): candidate is Person & PersonWith<K> {
  return candidate.effect === effect;
}

export function clauseOf(card: Card): string {
  return EFFECTS[person(card).effect].clause;
}
