// The numbers of the rules that are on no card.

/** MKT-1.1 */
export const PLAYERS = { min: 2, max: 4 } as const;

/** MKT-1.3 */
export const HAND_SIZE = 6;

/** MKT-2.3 The number of rounds, by option. */
export const ROUNDS = { five: 5, three: 3 } as const;
