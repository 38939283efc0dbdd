/** The seating and the start player are the same in every lesson. */
export const TABLE = { players: 4, options: { colours: 'seats', firstPlayer: 'seat-1' }, seat: 0 } as const;
