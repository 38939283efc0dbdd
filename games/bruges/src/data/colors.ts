/** The colours of cards, dice, workers, threat markers, houses and canal spaces. Player colours have nothing to do with them. */
export const COLORS = ['blue', 'brown', 'purple', 'red', 'yellow'] as const;
export type ColorName = (typeof COLORS)[number];

/** A colour by its place in COLORS. */
export type Color = 0 | 1 | 2 | 3 | 4;

export const BLUE = 0;
export const BROWN = 1;
export const PURPLE = 2;
export const RED = 3;
export const YELLOW = 4;

export const ALL_COLORS: readonly Color[] = [BLUE, BROWN, PURPLE, RED, YELLOW];

export function colorName(color: Color): ColorName {
  return COLORS[color];
}
