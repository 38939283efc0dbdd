export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An area that a closeup should not cover, and how much that matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

const GAP = 14;
const EDGE = 8;
/** A pixel of distance costs as much as this many covered square pixels of weight 1. */
const PER_PIXEL_AWAY = 60;

/**
 * Returns the position of a closeup: on the screen, beside the thing and not over it, where it covers least of what should stay visible.
 */
export function positionPopover(thing: Box, size: Size, screen: Size, kept: readonly Kept[]): Spot {
  const middle = { left: (thing.left + thing.right - size.width) / 2, top: (thing.top + thing.bottom - size.height) / 2 };
  const right = thing.right + GAP;
  const left = thing.left - GAP - size.width;
  const above = thing.top - GAP - size.height;
  const below = thing.bottom + GAP;
  const spots: readonly Spot[] = [
    ...[middle.top, thing.top, thing.bottom - size.height, 0, screen.height].flatMap((top) => [
      { left: right, top },
      { left, top },
    ]),
    ...[middle.left, thing.left, thing.right - size.width].flatMap((at) => [
      { left: at, top: above },
      { left: at, top: below },
    ]),
  ];
  const inside = spots.map((spot) => within(spot, size, screen));
  const free = inside.filter((spot) => overlap(boxOf(spot, size), thing) === 0);
  const hidden = (spot: Spot) => kept.reduce((sum, { box, weight }) => sum + overlap(boxOf(spot, size), box) * weight, 0);
  const cost = (spot: Spot) => hidden(spot) + distance(boxOf(spot, size), thing) * PER_PIXEL_AWAY;
  const [first, ...others] = free.length > 0 ? free : inside;
  if (first === undefined) return middle;
  return others.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first);
}

function within({ left, top }: Spot, { width, height }: Size, screen: Size): Spot {
  return {
    left: Math.max(EDGE, Math.min(left, screen.width - width - EDGE)),
    top: Math.max(EDGE, Math.min(top, screen.height - height - EDGE)),
  };
}

const boxOf = ({ left, top }: Spot, { width, height }: Size): Box => ({ left, top, right: left + width, bottom: top + height });

function distance(a: Box, b: Box): number {
  return Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
