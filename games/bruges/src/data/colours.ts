/** The colours of cards, dice, workers, threat markers, houses and canal spaces. They are unrelated to player colours. */
export const COLOURS = ['blue', 'brown', 'purple', 'red', 'yellow'] as const;
export type ColourName = (typeof COLOURS)[number];

/** A colour: its index in COLOURS. */
export type Colour = 0 | 1 | 2 | 3 | 4;

export const BLUE = 0;
export const BROWN = 1;
export const PURPLE = 2;
export const RED = 3;
export const YELLOW = 4;

export const ALL_COLOURS: readonly Colour[] = [BLUE, BROWN, PURPLE, RED, YELLOW];

export function colourName(colour: Colour): ColourName {
  return COLOURS[colour];
}
