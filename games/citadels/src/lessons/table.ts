/** The seating is the same in every lesson. */
export const TABLE = { players: 4, options: { firstCrown: 'seat-1' }, seat: 0 } as const;
