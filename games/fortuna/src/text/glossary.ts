/** Synonyms that the texts avoid, so that one thing has one name: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: ['bonus cards?'],
  nl: ['voorrecht(en)?'],
} as const;
