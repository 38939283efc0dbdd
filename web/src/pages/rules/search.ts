/** A searchable item: matches in the title rank before those in the text. */
export interface Findable {
  readonly title: string;
  readonly text: string;
}

/** Returns the search words; a query of fewer than two letters finds nothing. */
export function wordsOf(wanted: string): string[] {
  const words = wanted.toLowerCase().split(/\s+/);
  return wanted.trim().length < 2 ? [] : words.filter((word) => word !== '');
}

/** Returns the items with every word, best first: title before text, whole word before part of a word, else in the given order. */
export function find<T extends Findable>(all: readonly T[], words: readonly string[]): T[] {
  return all
    .map((each) => ({ each, rank: rankOf(each, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ each }) => each);
}

function rankOf({ title, text }: Findable, words: readonly string[]): number {
  const ranks = words.map((word) => Math.max(4 * hit(title, word), hit(text, word)));
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Returns 3 for a whole word, 2 for the beginning of one, 1 within one, 0 for no match. */
function hit(text: string, word: string): number {
  const within = text.toLowerCase();
  let best = 0;
  for (let at = within.indexOf(word); at >= 0 && best < 3; at = within.indexOf(word, at + 1)) {
    const begins = !LETTER.test(within[at - 1] ?? ' ');
    const ends = !LETTER.test(within[at + word.length] ?? ' ');
    best = Math.max(best, begins && ends ? 3 : begins ? 2 : 1);
  }
  return best;
}

/** Splits a text into pieces, of which every second one is a match. */
export function marked(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${longestFirst.join('|')})`, 'giu'));
}
