import { BadInput, itemAt, type Seat, seatOfLetter } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { type Bundle, TREASURES } from '../data/resources.ts';
import { isNothing, NOTHING } from '../rules/moves.ts';

/** An open side of an offer. */
const OPEN = '?';

/** Writes `2 wood + 1 gold`; `?` for an empty bundle. */
export function writeBundle(amounts: Bundle): string {
  return isNothing(amounts) ? OPEN : writeAmounts(amounts);
}

export function readBundle(words: string): Bundle {
  return words === OPEN ? NOTHING : readAmounts(words, TREASURES);
}

export function writeAmounts(amounts: readonly number[]): string {
  let words = '';
  for (const [kind, count] of amounts.entries()) {
    if (count !== 0) words += `${words === '' ? '' : ' + '}${count} ${TREASURES[kind]}`;
  }
  return words;
}

/** Reads amounts of the named kinds, in the order of `kinds`: `2 wood + 1 gold`; also `2 wood, 1 gold` and `2 wood and 1 gold`. */
export function readAmounts(words: string, kinds: readonly string[]): number[] {
  const amounts = kinds.map(() => 0);
  for (const part of words.split(/\+|,| and /)) {
    const [, count, name = ''] = /^([1-9]\d?) ([a-z]+)$/.exec(part.trim()) ?? [];
    const kind = kinds.indexOf(name);
    if (count === undefined || kind < 0)
      throw new BadInput(`"${part.trim()}" is not an amount; write it like "2 wood" or "1 ore + 1 gold", with ${kinds.join(', ')}`);
    amounts[kind] = itemAt(amounts, kind) + Number(count);
  }
  return amounts;
}

/** Returns the two sides of `… for …`. */
export function readSwap(words: string): readonly [string, string] {
  const [one, other, more] = words.split(' for ');
  if (one === undefined || other === undefined || more !== undefined)
    throw new BadInput(`"${words}" must have two sides with "for" between them, like "2 wood for 1 ore"`);
  return [one.trim(), other.trim()];
}

/** Returns the index of a place by its name. */
export function readPlace(word: string, places: readonly { readonly id: string }[], what: string, example: string): number {
  const place = places.findIndex(({ id }) => id.toLowerCase() === word);
  if (place < 0) throw new BadInput(`there is no ${what} "${word}"; write it like "${example}"`);
  return place;
}

export function readSeat(word: string): Seat {
  const seat = seatOfLetter(word);
  if (seat < 0 || seat >= PLAYERS.max) throw new BadInput(`there is no seat "${word}"; seats are the letters a to d`);
  return seat;
}

/** Reads seats between commas; sorted, each once. */
export function readSeats(words: string): Seat[] {
  const seats = words.split(',').map((word) => readSeat(word.trim()));
  return [...new Set(seats)].sort((a, b) => a - b);
}
