/** The seating is the same in every lesson. */
export const TABLE = { players: 3, seat: 0 } as const;
