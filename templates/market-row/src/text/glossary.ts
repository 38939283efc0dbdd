/** Synonyms that the texts of this game avoid, besides those of `scripts/glossary.json`: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: ['goods?'],
  nl: ['goederen'],
} as const;
