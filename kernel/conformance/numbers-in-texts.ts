import type { Language } from '../src/index.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: numbered(
    { twenty: 20, thirty: 30, hundred: 100 },
    ['', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
    ['', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth'],
  ),
  nl: numbered(
    { twintig: 20, dertig: 30, honderd: 100 },
    ['', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien'],
    ['', '', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende', 'elfde', 'twaalfde', 'dertiende'],
  ),
};

/** Omits "one", which is also an article and a pronoun, and "second", also a unit of time: neither reliably means a number. */
function numbered(round: Readonly<Record<string, number>>, ...rows: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  return { ...round, ...Object.fromEntries(rows.flatMap((row) => row.flatMap((word, at) => (word === '' ? [] : [[word, at + 1]])))) };
}

/** Digits that are not numbers of the rules: placeholder selectors, and clause numbers. */
const NO_NUMBERS = /\{\w+, (?:plural|select),|=\d+ \{|\b[A-Z]{3}-\d+(?:\.\d+)?/g;
const TOKEN = /[\p{L}\d]+/gu;

/** Returns the numbers in a sentence, in digits or in words. */
export function numbersIn(language: Language, sentence: string): number[] {
  return [...sentence.replace(NO_NUMBERS, ' ').matchAll(TOKEN)].flatMap(([token]) => {
    const number = /^\d+$/.test(token) ? Number(token) : WORDS[language][token.toLowerCase()];
    return number === undefined ? [] : [number];
  });
}
