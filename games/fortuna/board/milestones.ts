/** The size of the drawing; the pawns are placed in fractions of it. */
export const SCENE = { width: 560, height: 300 } as const;

/** The milestones from the village (0) through the gate (10) to the palace (15). */
export const MILESTONES: readonly { readonly x: number; readonly y: number }[] = [
  { x: 42, y: 254 },
  { x: 98, y: 266 },
  { x: 154, y: 258 },
  { x: 210, y: 262 },
  { x: 266, y: 268 },
  { x: 322, y: 256 },
  { x: 362, y: 216 },
  { x: 310, y: 190 },
  { x: 252, y: 186 },
  { x: 150, y: 166 },
  { x: 196, y: 112 },
  { x: 262, y: 102 },
  { x: 320, y: 116 },
  { x: 378, y: 110 },
  { x: 430, y: 92 },
  { x: 494, y: 96 },
];
