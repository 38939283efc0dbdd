/** Synonyms that the texts avoid, so that one thing has one name: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: ['whoever', 'for nothing'],
  nl: ['voor niets'],
} as const;
