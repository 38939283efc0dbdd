/** Represents no seat, no card, no place in lists of numbers, where null would make copying and comparing slower. */
export const NONE = -1;
