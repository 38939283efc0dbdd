/** No seat, no card, no place: where a list of numbers has nobody or nothing, and null would make it slower to copy and to compare. */
export const NONE = -1;
