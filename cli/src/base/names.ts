/** Names that begin with the letter of the seat, which is what notation calls it. */
export const NAMES = ['Agnes', 'Bram', 'Clara', 'Dirk', 'Elsa', 'Frans', 'Greta', 'Hugo'];
