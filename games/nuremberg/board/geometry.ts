import type { Axial, Corner } from '../src/data/grid.ts';

/** The radius of a hex on both maps, in the units of the drawing. */
const RADIUS = 50;
const WIDTH = RADIUS * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function centreOf({ q, r }: Axial): Point {
  return { x: rounded(WIDTH * (q + r / 2)), y: rounded(RADIUS * 1.5 * r) };
}

/** Returns the position of a corner: above or below the centre of the hex it is named after. */
export function cornerPoint(corner: Corner): Point {
  const [q, r, end] = corner.split(',');
  const { x, y } = centreOf({ q: Number(q), r: Number(r) });
  return { x, y: end === 'N' ? y - RADIUS : y + RADIUS };
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return { x: rounded(a.x + (b.x - a.x) * part), y: rounded(a.y + (b.y - a.y) * part) };
}

/** Returns the outline of a hex, `inset` units inside its border. */
export function hexOutline(at: Axial, inset = 0): string {
  const { x, y } = centreOf(at);
  const radius = RADIUS - inset;
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${rounded(x + radius * Math.cos(angle))} ${rounded(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
