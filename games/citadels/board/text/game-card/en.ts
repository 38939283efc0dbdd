/** The game on the first page. */
export const en = {
  name: 'Citadels',
  line: 'Intrigue by night: take a character in secret, guess the others, score the most with your city.',
} as const;
