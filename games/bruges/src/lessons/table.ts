/** The seating is the same in every lesson. */
export const TABLE = { players: 3, options: { startPlayer: 'first-seat' }, seat: 0 } as const;
