import type { BoardModule, Narrowing } from '@belfry/board-kit';
import type { Say } from '@belfry/kernel';
import { type GameView, type Phrase, seatOfLetter } from '@belfry/kernel';
import type { TableText } from '../text/index.ts';

const VERB = 'verb:';
const kindOf = (thing: string): string => thing.slice(0, Math.max(0, thing.indexOf(':')));

/** Returns the verb of all remaining moves, if they share one. */
function soleVerb({ remaining }: Narrowing): string | null {
  const [first, ...others] = remaining.map(({ targets }) => targets.filter((thing) => thing.startsWith(VERB)));
  return first?.find((verb) => others.every((verbs) => verbs.includes(verb))) ?? null;
}

/** Returns the name of a thing or a verb; null if it has none. */
export function nameOfThing(board: BoardModule, view: GameView, say: Say<TableText>, thing: string): string | null {
  const seat = kindOf(thing) === 'seat' ? seatOfLetter(thing.slice('seat:'.length)) : -1;
  if (seat >= 0) return say('table.seat', { seat: { seat } });
  const name: Phrase | undefined = board.nameOf?.(thing, view);
  return name === undefined ? say.ifKnown(thing.startsWith(VERB) ? thing.replace(VERB, 'verb.') : `thing.${thing}`) : say(name);
}

/** Returns the name of the last picked thing that has one. */
function lastName(board: BoardModule, view: GameView, say: Say<TableText>, picks: readonly string[]): string | null {
  const names = picks.filter((pick) => !pick.startsWith(VERB)).map((pick) => nameOfThing(board, view, say, pick));
  return names.findLast((name) => name !== null) ?? null;
}

/**
 * Returns the headline: what is selected, and what is still missing, such as "Potter: what for?" or "Build a village: on which crossing?".
 * Null where no name is known.
 */
export function headline(board: BoardModule, view: GameView, say: Say<TableText>, narrowing: Narrowing): string | null {
  const { picks, lit, menu } = narrowing;
  const verb = soleVerb(narrowing);
  const what = (verb === null ? null : say.ifKnown(verb.replace(VERB, 'verb.'))) ?? lastName(board, view, say, picks);
  if (what === null) return null;
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  return say('table.headline', { what: name, question: questionFor(say, verb, menu ? [] : [...lit.keys()]) ?? say('next.any') });
}

/** Returns the next question: by the verb, else by what is lit. */
function questionFor(say: Say<TableText>, verb: string | null, lit: readonly string[]): string | null {
  const [first] = lit;
  if (first === undefined) return null;
  const byVerb = verb === null ? null : say.ifKnown(verb.replace(VERB, 'next.verb.'));
  return byVerb ?? say.ifKnown(`next.${lit.some((thing) => thing.startsWith(VERB)) ? 'verb' : kindOf(first)}`);
}
