export const COLOURS = ['white', 'red', 'blue', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];
