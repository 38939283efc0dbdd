/** The scales of the buttons and keys. At 1 the board has the size that its layout gives it. */
const SCALES = [1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
export const LARGEST = 4;
/** A scale this near to 1 counts as 1, so that a pinch finds back to it. */
const NEARLY_FITS = 1.03;

/** Wheel pixels that count at most: a notch of a mouse wheel then enlarges by about a quarter, a pinch on a touchpad by as much as it moves. */
const WHEEL_AT_MOST = 25;
const PER_WHEEL_PIXEL = 0.01;

/** A point of a frame, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An enlarged board: its scale, and the point in the middle of its frame, in shares of the board's width and height. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export function clampScale(scale: number): number {
  return scale < NEARLY_FITS ? 1 : Math.min(scale, LARGEST);
}

/** Returns the next scale of the buttons in a direction. */
export function nextScale(scale: number, way: 'in' | 'out'): number {
  if (way === 'in') return SCALES.find((each) => each > scale + 0.01) ?? LARGEST;
  return SCALES.findLast((each) => each < scale - 0.01) ?? 1;
}

/** Returns the scale after a turn of the wheel; downwards makes it smaller. */
export function wheelScale(scale: number, pixels: number): number {
  const counted = Math.max(-WHEEL_AT_MOST, Math.min(WHEEL_AT_MOST, pixels));
  return clampScale(scale * Math.exp(-counted * PER_WHEEL_PIXEL));
}

/** Returns the scroll offset, along one axis, at which the point of the board that was at `from` in the frame is at `to`. */
export function offsetAround(offset: number, { from, to = from }: { readonly from: number; readonly to?: number }, factor: number): number {
  return (offset + from) * factor - to;
}

/** Returns which share of the board is in the middle of the frame, along one axis. */
export function shareInMiddle(offset: number, frame: number, board: number): number {
  return board <= 0 ? 0.5 : Math.max(0, Math.min(1, (offset + frame / 2) / board));
}

/** Returns the scroll offset that puts a share of the board into the middle of the frame, as far as the board reaches. */
export function offsetOfShare(share: number, frame: number, board: number): number {
  return Math.max(0, Math.min(board - frame, share * board - frame / 2));
}
