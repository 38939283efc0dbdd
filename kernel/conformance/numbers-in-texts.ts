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

/** "One" is an article and a pronoun as well, and "second" a unit of time: neither tells whether a number is meant. */
function numbered(round: Readonly<Record<string, number>>, ...rows: readonly (readonly string[])[]): Readonly<Record<string, number>> {
  return { ...round, ...Object.fromEntries(rows.flatMap((row) => row.flatMap((word, at) => (word === '' ? [] : [[word, at + 1]])))) };
}

/** What no reader takes for a number of the rules: how placeholders choose, and the numbers of clauses. */
const NO_NUMBERS = /\{\w+, (?:plural|select),|=\d+ \{|\b[A-Z]{3}-\d+(?:\.\d+)?/g;
const TOKEN = /[\p{L}\d]+/gu;

/** The numbers that a sentence says, in digits or in words. */
export function numbersIn(language: Language, sentence: string): number[] {
  return [...sentence.replace(NO_NUMBERS, ' ').matchAll(TOKEN)].flatMap(([token]) => {
    const number = /^\d+$/.test(token) ? Number(token) : WORDS[language][token.toLowerCase()];
    return number === undefined ? [] : [number];
  });
}
