import type { Language } from './text.ts';

const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  nl: ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste', 'negende', 'tiende'],
};

/** Returns a place as an ordinal word: 3 is "third". */
export function ordinal(language: Language, place: number): string {
  return ORDINALS[language][place - 1] ?? String(place);
}
