/** The colours of the districts; each purple district has its own power. */
export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
