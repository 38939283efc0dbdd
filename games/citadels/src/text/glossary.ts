/** Synonyms that the texts of this game avoid, besides those of `scripts/glossary.json`: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: [
    'lay(s|ing)?',
    'laid',
    'roles?',
    'blows?',
    'str(ikes?|uck)',
    'prices?',
    'full (city|cities)',
    'wears? the crown',
    'earns?',
    'swaps? away',
    'all colours',
  ],
  nl: ['wijk(en)?', 'personages?', 'vermogens?', 'paarse?', 'prijs', 'volle (stad|steden)', 'af(ge)?roepen', 'draagt de kroon', 'verdient'],
} as const;
