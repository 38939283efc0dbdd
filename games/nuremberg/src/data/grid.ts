/**
 * Pointy-top hexes in axial coordinates: q grows to the right, r to the lower right. The corner "q,r,N" is the top of
 * hex (q, r), "q,r,S" its bottom; every corner of the plane has exactly one such name.
 */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

export type Corner = string;

/** The six sides of a hex, named by direction, clockwise from the upper right. */
export const SIDES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Side = (typeof SIDES)[number];

/** Returns the corners of a hex, clockwise from the top. Side i of SIDES runs from corner i to the next one. */
export function cornersOf({ q, r }: Axial): readonly Corner[] {
  return [`${q},${r},N`, `${q + 1},${r - 1},S`, `${q},${r + 1},N`, `${q},${r},S`, `${q - 1},${r + 1},N`, `${q},${r - 1},S`];
}

/** Returns, for every corner, the indexes (in the given list) of the hexes that meet there. */
export function hexesByCorner(hexes: readonly Axial[]): ReadonlyMap<Corner, readonly number[]> {
  const meeting = new Map<Corner, number[]>();
  hexes.forEach((hex, at) => {
    for (const corner of cornersOf(hex)) meeting.set(corner, [...(meeting.get(corner) ?? []), at]);
  });
  return meeting;
}

/** Tells whether two corners are the ends of one hex side. */
export function joined(a: Corner, b: Corner): boolean {
  return neighbours(a).includes(b);
}

export function neighbours(corner: Corner): readonly Corner[] {
  const [q, r, end] = splitCorner(corner);
  return end === 'N'
    ? [`${q},${r - 1},S`, `${q + 1},${r - 1},S`, `${q + 1},${r - 2},S`]
    : [`${q},${r + 1},N`, `${q - 1},${r + 1},N`, `${q - 1},${r + 2},N`];
}

function splitCorner(corner: Corner): readonly [number, number, string] {
  const [q, r, end] = corner.split(',');
  return [Number(q), Number(r), end ?? ''];
}
