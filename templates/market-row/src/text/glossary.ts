/**
 * Synonyms that this game's texts avoid, besides those of `scripts/glossary.json`: case-insensitive regular expressions for whole words.
 */
export const AVOID = {
  en: ['goods?'],
  nl: ['goederen'],
} as const;
