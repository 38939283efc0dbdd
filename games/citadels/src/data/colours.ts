/** The colours of the districts; purple ones have powers of their own. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
