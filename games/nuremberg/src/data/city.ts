import { GOODS } from './goods.ts';
import { type Corner, cornersOf, hexesByCorner, SIDES, type Side } from './grid.ts';
import { GOLD, KINDS, type Kind, type KindId } from './resources.ts';
import { BASE_RATIO, GENERAL_MARKET_RATIO, SPECIAL_MARKET_RATIO } from './trade.ts';

/** The twelve city tiles and their purposes: a good, the main market or the building yard. (NUR-11.3) */
export const TILES = [
  { id: 'T1', q: 0, r: 0, use: 'paper' },
  { id: 'T2', q: 1, r: 0, use: 'compass' },
  { id: 'T3', q: 2, r: 0, use: 'helmet' },
  { id: 'T4', q: 0, r: 1, use: 'harp' },
  { id: 'T5', q: 1, r: 1, use: 'market' },
  { id: 'T6', q: 2, r: 1, use: 'armour' },
  { id: 'T7', q: -1, r: 2, use: 'armour' },
  { id: 'T8', q: 0, r: 2, use: 'paper' },
  { id: 'T9', q: 1, r: 2, use: 'yard' },
  { id: 'T10', q: -1, r: 3, use: 'compass' },
  { id: 'T11', q: 0, r: 3, use: 'helmet' },
  { id: 'T12', q: 1, r: 3, use: 'harp' },
] as const;

const MEETING = hexesByCorner(TILES);

/** The symbols of the main market, by corner. (NUR-7.3, NUR-7.4) */
const MARKET_SYMBOLS: Readonly<Record<Corner, KindId | 'any'>> = {
  '1,0,S': 'wool',
  '1,1,N': 'grain',
  '2,0,S': 'wood',
  '1,2,N': 'ore',
  '1,1,S': 'any',
  '0,2,N': 'brick',
};

/** The sites in the order of their numbers: the corners where three tiles meet. */
const SITE_CORNERS: readonly Corner[] = [
  '0,1,N',
  '1,0,S',
  '1,1,N',
  '2,0,S',
  '1,2,N',
  '1,1,S',
  '0,2,N',
  '0,1,S',
  '-1,3,N',
  '0,2,S',
  '0,3,N',
  '1,2,S',
];

/** A building site of the city with everything that a craft house brings there. */
export interface SiteSpec {
  readonly id: string;
  readonly corner: Corner;
  /** Indexes into TILES. */
  readonly tiles: readonly number[];
  readonly market: KindId | 'any' | null;
  /** Bits of the goods (indexes into GOODS) whose price it doubles. (NUR-14.8) */
  readonly doubles: number;
  /** NUR-13.1 */
  readonly yard: boolean;
}

export const SITES: readonly SiteSpec[] = SITE_CORNERS.map((corner, i) => {
  const tiles = MEETING.get(corner) ?? [];
  const uses = tiles.map((tile) => TILES[tile]?.use);
  return {
    id: `S${i + 1}`,
    corner,
    tiles,
    market: MARKET_SYMBOLS[corner] ?? null,
    doubles: GOODS.reduce((bits, good, at) => (uses.includes(good.id) ? bits | (1 << at) : bits), 0),
    yard: uses.includes('yard'),
  };
});

/** A site: its index in SITES. */
export type Site = number;

/** NUR-7.5 Returns the ratio at which a site trades a kind, or gold, with the bank. */
export function siteRatio(site: Site, give: Kind): number {
  const market = SITES[site]?.market ?? null;
  if (market === 'any') return GENERAL_MARKET_RATIO;
  return market !== null && give !== GOLD && KINDS[give] === market ? SPECIAL_MARKET_RATIO : BASE_RATIO;
}

/** A place for a piece of the wall: an outer side of a tile. */
export interface WallSpec {
  readonly tile: number;
  readonly side: Side;
  readonly from: Corner;
  readonly to: Corner;
}

/** The arrow: the side of the first wall. (NUR-12.1) */
const ARROW = { tile: 2, side: 'NE' } as const satisfies Pick<WallSpec, 'tile' | 'side'>;

/** NUR-12.1 All outer sides, anti-clockwise from the arrow: wall 1 comes first. */
export const WALLS: readonly WallSpec[] = walkAround();

function walkAround(): WallSpec[] {
  const outer = new Map<Corner, WallSpec>();
  TILES.forEach((tile, at) => {
    const corners = cornersOf(tile);
    SIDES.forEach((side, i) => {
      // Anti-clockwise, a side runs from its clockwise end to its start.
      const from = corners[(i + 1) % 6];
      const to = corners[i];
      const both = (MEETING.get(from) ?? []).filter((other) => MEETING.get(to)?.includes(other));
      if (both.length === 1) outer.set(from, { tile: at, side, from, to });
    });
  });
  const first = [...outer.values()].find((wall) => wall.tile === ARROW.tile && wall.side === ARROW.side);
  const walls: WallSpec[] = [];
  for (let wall = first; wall !== undefined && walls.length < outer.size; wall = outer.get(wall.to)) walls.push(wall);
  return walls;
}

/** A notch for a tower: a corner of one tile only, with the numbers of the two walls that meet there. (NUR-13.2) */
export interface NotchSpec {
  readonly id: string;
  readonly corner: Corner;
  readonly walls: readonly [number, number];
}

export const NOTCHES: readonly NotchSpec[] = WALLS.map((wall, i) => ({
  corner: wall.to,
  walls: [i + 1, ((i + 1) % WALLS.length) + 1] as const,
}))
  .filter(({ corner }) => MEETING.get(corner)?.length === 1)
  .map((notch, i) => ({ id: `K${i + 1}`, ...notch }));

/** The number of open notches, by the number of walls. */
export const NOTCHES_AT: readonly number[] = Array.from(
  { length: WALLS.length + 1 },
  (_, walls) => NOTCHES.filter((notch) => notch.walls.every((wall) => wall <= walls)).length,
);
