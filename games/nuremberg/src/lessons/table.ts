/** Who sits where, and whose turn comes first, is the same in every lesson. */
export const TABLE = { players: 4, options: { colours: 'seats', firstPlayer: 'seat-1' }, seat: 0 } as const;
