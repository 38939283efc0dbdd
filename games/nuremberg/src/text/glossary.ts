/** Synonyms that the texts avoid, so that one thing has one name: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: ['lay(s|ing)? off', 'laid off'],
  nl: ['buurtschap(pen)?'],
} as const;
