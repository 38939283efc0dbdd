/** Names that begin with the letter of their seat in notation. */
export const NAMES = ['Agnes', 'Bram', 'Clara', 'Dirk', 'Elsa', 'Frans', 'Greta', 'Hugo'];
